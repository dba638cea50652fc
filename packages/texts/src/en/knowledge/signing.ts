export const signing = {
  'signature-in-ink': {
    title: 'How the forms are signed',
    sentences: {
      'signature-by-hand-in-ink':
        'The I-485 and the I-765 are signed by hand in ink; a typed or stamped name is not enough.',
      'signature-pasted-may-be-rejected':
        'Since July 10, 2026, USCIS may reject or deny a filing with a pasted or software-made signature and keep the fee.',
      'signature-scan-of-ink': 'The rule on signatures takes ink on paper, or a scan of that ink.',
    },
  },
  'who-signs-and-where': {
    title: 'Who signs and where',
    sentences: {
      'applicant-signs-in-part': 'The applicant signs the I-485 in Part 10 and the I-765 in Part 3.',
      'service-never-signs':
        'This service never signs a form for anyone; the form is printed first and then signed by hand.',
    },
  },
  'signing-is-swearing': {
    title: 'What the signature swears',
    sentences: {
      'signature-swears-true':
        'Signing the I-485 or the I-765 means swearing that all the answers are complete, true and correct.',
      'false-oath-can-be-crime':
        'The I-485 and the I-765 are signed under penalty of perjury: to swear to something false can be a crime.',
    },
  },
  'signature-opens-records': {
    title: 'Records opened by the signature',
    sentences: {
      'signature-lets-uscis-see-records':
        'By signing the I-485 or the I-765, the person lets USCIS see any records it needs to decide.',
    },
  },
  'read-and-understood': {
    title: 'Having read and understood the form',
    sentences: {
      'signer-read-or-interpreted':
        'Whoever signs the I-485 or the I-765 swears to have read and understood it, or heard it in a language known well.',
      'signature-presumes-knowledge':
        'A signature counts as a strong sign that the person knew what the form says, by a decision called Matter of Valdez.',
    },
  },
  'interpreter-part-of-form': {
    title: 'When someone interpreted the form',
    sentences: {
      'interpreter-signs-own-part':
        'Someone who interpreted the form for the applicant signs Part 11 of the I-485 or Part 4 of the I-765.',
      'interpreter-language-contact':
        'On the I-485 and the I-765, the interpreter also gives a name, the language and contact details.',
    },
  },
  'preparer-part-of-form': {
    title: 'When someone else prepared the form',
    sentences: {
      'preparer-signs-even-unpaid':
        'Anyone other than the applicant who prepared the I-485 or the I-765 signs it as preparer, even without pay.',
      'preparer-which-parts': 'The preparer signs Part 12 of the I-485 or Part 5 of the I-765.',
    },
  },
  'software-and-preparer': {
    title: 'This service and the preparer part',
    sentences: {
      'service-leaves-preparer-blank':
        'This service leaves the preparer part of a form blank: it is for a person who prepared the form for someone else.',
      'helper-person-signs-part':
        'A person who prepared the answers for the applicant signs the preparer part of the form.',
      'program-under-law-unchecked':
        'Whether the law sees a computer program as a preparer has not been checked here; a lawyer can say.',
    },
  },
  'lawyer-as-preparer': {
    title: 'A lawyer who prepares the form',
    sentences: {
      'lawyer-signs-preparer-part':
        'A lawyer who prepares the I-485 or the I-765 signs the preparer part; the I-765 asks there about being an attorney.',
      'lawyer-may-need-g28':
        'The I-765 says that an attorney or accredited representative may also need to send Form G-28.',
    },
  },
  'officer-boxes-stay-empty': {
    title: 'Boxes for officers',
    sentences: {
      'officer-part-13-empty':
        'Part 13 of the I-485 and the boxes for officers stay empty when the form is filed.',
      'officer-part-13-at-interview':
        'Part 13 of the I-485 is completed only at the interview, when the officer says so.',
    },
  },
  'g28-box-on-top': {
    title: 'The Form G-28 box',
    sentences: {
      'g28-box-only-represented':
        'The Form G-28 box at the top of the I-485 and the I-765 is only for a person who has a representative.',
      'g28-box-else-empty':
        'For a person without a representative, the Form G-28 box on the I-485 and the I-765 stays empty.',
    },
  },
} as const;
