/** The pages that are printed for a person: instructions, and the checklist before a packet. */
export const texts = {
  /** On every page of a sample, in all languages at once. */
  sample: 'SAMPLE: invented person. Not for filing.',
  place: '{{page}}, Part {{part}}, {{item}}',
  page: 'Page {{page}}',
  pages: 'Pages {{page}}',
  item: 'Item {{item}}',
  items: 'Items {{item}}',
  title: 'Form {{form}}: instructions for you',
  footer:
    'These pages are for you. They are not part of Form {{form}}: do not send them in. Not legal advice.',
  lead: 'We made these pages for you from your answers. They are not the official instructions of Form {{form}}. Those are on {{officialPage}}. If the two say different things, the official ones count. Nothing here is legal advice.',
  worksheet: {
    title: 'A worksheet, not for filing',
    text: 'The official form is not installed on this server. What you downloaded is a worksheet: copy your answers from it into the form from uscis.gov.',
  },
  ownBlank:
    'Your form is filled on the blank that you added. We compared its boxes with the ones we know. We cannot tell where the file is from.',
  sign: {
    heading: '1. Where to sign',
    lead: 'We left the boxes for signatures and their dates empty on purpose.',
    who: {
      applicant: 'You, the applicant.',
      interpreter: 'The interpreter, only if somebody interpreted the form for you.',
      preparer: 'The preparer, only if somebody other than you prepared the form.',
    },
    interview:
      'Part 13 stays empty until an officer asks for it at the interview, as page 23 of the form says.',
    sheets:
      'Each added sheet after the form has a line for your signature and the date. The form asks for both.',
  },
  blank: {
    heading: '2. What is still blank',
    none: 'None of the boxes that the form asks everybody to fill in is blank. Other boxes, for special cases, may still be for you.',
    typed: 'You can still type these on the site, in the review:',
    byHand: 'Only you can answer these. Write the answers by hand on the printed form:',
    lawyer:
      'Yes-or-no questions can decide a case. An attorney or a DOJ-accredited representative can tell you what they mean for you.',
  },
  unplaced: {
    lead: 'Write these by hand: we do not know their boxes for sure on edition {{edition}}. The pages and numbers are those of the last edition we know.',
    tick: 'Tick this box.',
  },
  unknown: {
    lead: 'These are new or changed on edition {{edition}}, so we left them empty. Answer them by hand:',
  },
  moved: {
    none: 'Nothing: every answer is in its own box.',
    heading: '3. What was moved to Part {{part}}',
    lead: 'These answers did not fit in their boxes. The form has a part for that: Additional Information.',
    sheet: 'On an added sheet.',
  },
  attach: {
    heading: '4. What goes with the form',
    lead: {
      'I-485':
        'This list is for a person who was granted asylum. For another category, the official instructions list other papers.',
      'I-765':
        'This list is for the asylum categories. For another category, the official instructions list other papers.',
    },
  },
  pay: {
    heading: '5. Fee and payment',
    title: 'The fee: uscis.gov/g-1055',
    text: 'Fees change, so this page names no amount. Look up the fee for your form and category on uscis.gov/g-1055 on the day you send the packet.',
  },
  print: {
    heading: '6. Printing',
    sides:
      'We did not check if the pages may be printed on both sides: see "Tips for filing forms by mail" on uscis.gov.',
  },
  send: {
    heading: '7. Where to send it',
    text: 'The address depends on your case, and it can change. Look it up on {{officialPage}}, under "Where to File".',
  },
  help: {
    heading: '8. When legal help matters most',
    text: 'Before you file, the help of an attorney or a DOJ-accredited representative matters most if one of these is true for you: an arrest, a conviction, a removal order, a missed hearing, a trip to your home country, a marriage that ended, a child over 21, or an earlier denial. Lists of free or low-cost help are on justice.gov/eoir (we did not check this address).',
  },
  facts: {
    heading: 'How sure these facts are',
    text: 'We put these facts together on {{day}}, from the sources named under each one. On that day we did not read any of them on uscis.gov itself.',
    stale: 'We have not looked since {{day}}, so check each of them.',
  },
  sure: {
    form: 'Printed on the form: {{source}}.',
    official: 'From an official text: {{source}}.',
    reported: 'Reported by others: {{source}}. Check it on {{officialPage}}.',
    unverified: 'Not verified ({{source}}). Check it on {{officialPage}} before you rely on it.',
  },
  checklist: {
    title: 'What to gather for the I-485 (asylee) and the I-765',
    lead: 'For a person with asylum, and for the work permit form. Not every line is for everybody. This list is not from USCIS, and it is not legal advice. Where the official instructions say something else, they count.',
    days: 'Under each line: its source, and the day we looked at a stored copy of it, not at uscis.gov itself. What was looked at too long ago is not repeated.',
    footer: 'For you, not to be sent in. Not legal advice. Made on {{day}}.',
    sure: {
      form: '{{named}} (printed on it)',
      official: '{{named}} (an official text)',
      reported: '{{named}} (reported by others)',
      unverified: '{{named}} (not verified)',
      own: 'Our own words',
    },
    source: '{{source}}. Looked at on {{day}}.',
    see: 'See {{page}}.',
    old: 'More on this was looked at too long ago to be repeated here. It stands on {{pages}}.',
    parts: {
      first: '1. Before all else',
      i485: '2. Papers for Form I-485',
      exam: '3. The medical exam, Form I-693',
      i765: '4. Papers for Form I-765, the work permit',
      fees: '5. Fees and payment',
      sign: '6. Signatures',
      send: '7. The envelope and the address',
      after: '8. After it is sent',
      help: '9. Where free help is',
    },
  },
  cover: {
    title: 'Form {{form}}: checklist for your packet',
    lead: 'Tick each line with a pen. These pages are for you. The form itself comes after them.',
    edition: 'Edition {{edition}} compared with the one on {{officialPage}}',
    signed: 'Signed by hand, in ink, and dated: {{place}}',
    others: 'Interpreter and preparer, if there were any, have signed (section 1)',
    sheets: 'Each added sheet signed and dated',
    pages: 'All {{pages}} pages of the form printed',
    papers: 'Papers to attach (section 4)',
    fee: 'Fee looked up on uscis.gov/g-1055, payment form added (section 5)',
    copy: 'A copy of everything made, to keep',
    name: 'For: {{name}}',
    aNumber: 'A-Number: {{aNumber}}',
    blank_one: '{{count}} blank place looked at (section 2)',
    blank_other: '{{count}} blank places looked at (section 2)',
  },
  mirror: {
    title: 'What you said before and what your {{form}} says now',
    lead: 'Officers compare your form with the I-589 in your file. These answers are not the same in both. We do not say which is right, and we may have misread the scan. Show these pages to a lawyer before you sign. They are for you: do not send them in.',
    before: 'On your I-589, as we read it: {{words}}',
    now: 'On your form now: {{words}}',
    own: 'Your own words on it: {{words}}',
    silent: 'nothing about this',
    marked: 'marked',
    unread: 'not readable',
    empty: 'nothing',
  },
} as const;
