/** The pages that are printed for a person: instructions, and the checklist before a packet. */
export const texts = {
  place: '{{page}}, Part {{part}}, {{item}}',
  page: 'Page {{page}}',
  pages: 'Pages {{page}}',
  item: 'Item {{item}}',
  items: 'Items {{item}}',
  title: 'Form {{form}}: instructions for you',
  footer:
    'Form {{form}}, pages for you: they are not part of the form and are not sent in. Not legal advice.',
  lead: 'These pages are for you, made from your answers. They are not the official instructions of Form {{form}}: those are on {{officialPage}}, and where the two differ, the official ones count. Nothing here is legal advice.',
  worksheet: {
    title: 'A worksheet, not for filing',
    text: 'The official form is not installed on this server. What you downloaded is a worksheet: copy your answers from it into the form from uscis.gov.',
  },
  edition: 'Edition {{edition}}',
  sign: {
    heading: '1. Where to sign',
    lead: 'Signatures and their dates are left empty on purpose.',
    who: {
      applicant: 'You, the applicant.',
      interpreter: 'Only if somebody interpreted the form for you: the interpreter.',
      preparer: 'Only if somebody other than you prepared the form: that person.',
    },
    interview:
      'Part 13 stays empty until an officer asks for it at the interview, as page 23 of the form says.',
    sheets:
      'Each added sheet after the form has a line for your signature and the date. The form asks for both.',
  },
  blank: {
    heading: '2. What is still blank',
    none: 'No box that the form asks of everybody is blank. Boxes for special cases may still concern you.',
    typed: 'These can still be typed on the site, in the review:',
    byHand: 'These are answered by you alone, by hand, on the printed form:',
    lawyer:
      'Yes-or-no questions can decide a case. An attorney or a DOJ-accredited representative can tell you what they mean for you.',
  },
  moved: {
    none: 'Nothing: every answer stands in its own box.',
    heading: '3. What was moved to Part {{part}}',
    lead: 'These answers did not fit in their boxes. The form gives Additional Information for that.',
    sheet: 'On an added sheet.',
  },
  attach: {
    heading: '4. What goes with the form',
    lead: {
      'I-485':
        'This list is for a person who was granted asylum. In another category the official instructions list other papers.',
      'I-765':
        'This list is for asylum categories. In another category the official instructions list other papers.',
    },
  },
  pay: {
    heading: '5. Fee and payment',
    title: 'The fee: uscis.gov/g-1055',
    text: 'Fees change, so this page names no amount. Look up the fee of your form and category on uscis.gov/g-1055 on the day you send the packet.',
  },
  print: {
    heading: '6. Printing',
    sides:
      'Whether to print on one side or both was not checked: see "Tips for filing forms by mail" on uscis.gov.',
  },
  send: {
    heading: '7. Where to send it',
    text: 'The address depends on your case and changes. It is on {{officialPage}}, under "Where to File".',
  },
  help: {
    heading: '8. Help from people',
    text: 'Before filing, help from an attorney or accredited representative matters most after an arrest, a conviction, a removal order, a missed hearing, a trip to your home country, a marriage that ended, a child over 21, or an earlier denial. Lists of free or low-cost help are on justice.gov/eoir (the address was not checked).',
  },
  facts: {
    heading: 'How sure these facts are',
    text: 'The facts were put together on {{day}} from the sources named under each. None was read on the live site of USCIS on that day.',
    stale: 'That was more than {{days}} days ago: check each of them.',
  },
  sure: {
    form: 'Printed on the form: {{source}}.',
    official: 'From an official text: {{source}}.',
    reported: 'Reported by others: {{source}}. Check on {{officialPage}}.',
    unverified: 'Not verified. Check on {{officialPage}} before you rely on it. See {{source}}.',
  },
  cover: {
    title: 'Form {{form}}: checklist for your packet',
    lead: 'Tick each line by pen. These pages are for you; the form itself comes after them.',
    edition: 'Edition {{edition}} compared with the one on {{officialPage}}',
    signed: 'Signed by hand, in ink, and dated: {{place}}',
    others: 'Interpreter and preparer, if there were any, have signed (section 1)',
    sheets: 'Each added sheet signed and dated',
    pages: 'All {{pages}} pages of the form printed',
    papers: 'Papers to attach (section 4)',
    fee: 'Fee looked up on uscis.gov/g-1055, payment form added (section 5)',
    copy: 'A copy of everything kept',
    name: 'For: {{name}}',
    aNumber: 'A-Number: {{aNumber}}',
    blank_one: '{{count}} blank place looked at (section 2)',
    blank_other: '{{count}} blank places looked at (section 2)',
  },
} as const;
