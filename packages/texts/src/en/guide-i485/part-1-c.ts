export const part1C = {
  'p1-15-current-status-expiry-or-d-s': {
    question: 'On what date does the status you have now end?',
    asks: 'Write the date as mm/dd/yyyy. If your papers say D/S, write D/S. The box takes only a date or D/S.',
    why: 'It tells the officer how long the status in item 14 lasts.',
    find: "Look at the paper that gave you the status: the grant letter, the judge's order or your newest I-94.",
    slips:
      'The date on your work card is the end of the card, not of the status. If your papers show no end date, ask a helper or lawyer what to write.',
  },
  'p1-16-ever-issued-an-alien-crewman-visa': {
    question: 'Has anyone ever given you a U.S. visa for the crew of a ship or plane?',
    asks: 'Mark Yes or No. The form calls it an alien crewman visa. The word ever covers your whole life, also if you did not use the visa.',
    why: 'It tells the officer if you had leave to come as a worker on a ship or plane.',
    find: 'Look at the visa sheets in your old and new passports. The I-589 does not ask this.',
    slips: 'An old visa in a lost passport counts too. If you are not sure, ask a lawyer before you sign.',
  },
  'p1-17-last-arrival-as-seaman-or-crew': {
    question: 'Did you last come to the U.S. to join a ship as crew, or while at work on a ship or plane?',
    asks: 'Mark Yes or No. It is only about your last arrival. Any kind of work on board counts, not just as a sailor.',
    why: 'It is part of how you came in. The officer reads it next to items 10 and 11.',
    find: 'Think of the day you wrote in item 10. Your I-94 or the stamp may show the class you came in as.',
    slips:
      'Items 16 and 17 are not the same: one is about a visa, this one about how you came. If you are not sure, ask a lawyer before you sign.',
  },
  'p1-18-current-u-s-home-address': {
    question: 'Where do you live in the U.S. now?',
    asks: 'Write the street and number, city, state and 5-digit ZIP code. Mark Apt., Ste. or Flr. if you have a unit, and its number. Use no # sign, dot or comma. The In Care Of line is for the name of a person you stay with.',
    why: 'The officer needs to know where your home is. It is also checked with the papers in your file.',
    find: 'Look at your lease, a bill or a bank letter. Your I-589 has the home you had then in Part A.I, item 8. Check if it is still true.',
    slips: 'A P.O. box is not a home. The street line takes 34 signs and the city line 20.',
    skip: 'The In Care Of line may stay empty. So may the unit boxes if you have no unit number.',
  },
  'p1-18-date-first-lived-at-this-address': {
    question: 'On what date did you start to live in the home you wrote above?',
    asks: 'Write the month, day and year: mm/dd/yyyy. The box wants the day too.',
    why: 'The date starts the list of your homes. The form then asks about the last 5 years.',
    find: 'Look at the first page of your lease, or at old bills and letters. Your I-589 has only month and year, in Part A.III, item 2, first row.',
    slips:
      'The day you signed the lease is not always the day you moved in. If you do not know the day, Part 14 has room to say that the date is not exact.',
  },
  'p1-18-is-this-also-your-mailing-address': {
    question: 'Do you get your mail at the home you wrote above?',
    asks: 'Mark Yes or No. If you answer No, the boxes for a mailing address open. If you answer Yes, they stay closed.',
    why: 'The agency must know where to send its letters. A lost letter can slow your case.',
    find: 'Think of where your letters come now. In your I-589, Part A.I, item 9 has a mailing address if you had one then.',
    slips:
      'If other people can open your mailbox, or your name is not on it, letters may get lost. Check this before you choose.',
  },
  'p1-18-current-mailing-or-safe-address': {
    question: 'To what U.S. address can the agency send your mail so that you surely get it?',
    asks: 'Write the street, city, state and 5-digit ZIP code. Mark Apt., Ste. or Flr. if there is a unit. It must be in the U.S. The form lets you give a safe address here.',
    why: 'Letters about your case go here. A safe address is for people who fear that someone at home may read their mail.',
    find: 'Ask the friend, kin or group that gets your mail for you. Your I-589 may have one in Part A.I, item 9. Check if it is still good.',
    slips:
      'People forget the name of the person who lives there. It goes on the In Care Of line, with letters and spaces only.',
    skip: 'It is only for people who answered No just above.',
  },
  'p1-18-lived-at-current-address-at-least-five-years': {
    question: 'Have you lived in the home you have now for 5 years or more?',
    asks: 'Mark Yes or No. If you answer No, the boxes for a past address open. If you answer Yes, they stay closed.',
    why: 'The agency wants to see all your homes of the last 5 years, with no gap.',
    find: 'Look at the date you wrote for your home, and count the years up to the day you sign. Your I-589 has older homes in Part A.III, item 2.',
    slips: 'The 5 years on your I-589 ended years ago. Here they end now.',
  },
  'p1-18-one-prior-address-in-last-five-years': {
    question: 'Where did you live before the home you have now, in the last 5 years?',
    asks: 'Write the full address and the dates from and to, as mm/dd/yyyy. For the U.S., use State and ZIP. For other lands, use Province, Postal Code and Country. More homes go in Part 14: page 4, Part 1, item 18.',
    why: 'The officer compares your homes with your file. Homes in a third country are looked at too.',
    find: 'Look at old leases, bills and letters. Your I-589 has homes up to the day you signed it, in Part A.III, item 2, by month and year.',
    slips:
      "Gaps are the most common slip. Many people forget a shelter, a camp or a friend's couch. Homes outside the U.S. count too.",
    skip: 'It is only for people who answered No just above.',
  },
  'p1-18-latest-foreign-home-lived-in-over-a-year': {
    question: 'What was your last home outside the U.S. where you lived more than one year?',
    asks: 'Write the street, city, province, postal code and country. Then write the dates from and to, as mm/dd/yyyy. There is one slot.',
    why: 'It shows where your life was before you came. The officer compares it with your asylum file, and looks at any third country too.',
    find: 'Your I-589 has your last homes abroad in Part A.III, item 1, by month and year. Check that you were there more than a year.',
    slips:
      'A place where you stayed for a few months on the way does not fit this box. State and ZIP are for the U.S., so they stay empty for a home in some other land.',
    skip: 'It may stay empty if this home is already listed above as your past address.',
  },
  'p1-19-has-ssa-ever-issued-you-a-card': {
    question: 'Has the Social Security office ever given you a Social Security card?',
    asks: 'Mark Yes or No. The office is called SSA. If you answer Yes, the box for the number opens. A card that was lost counts as one that was given.',
    why: 'It tells the agency if you have a number already or if one may have to be made.',
    find: 'Look for the card in your papers. Your I-589 has a number in Part A.I, item 2, if you had one then.',
    slips:
      'A tax number for people with no card, called an ITIN, is not a Social Security number. It starts with 9.',
  },
  'p1-19-social-security-number': {
    question: 'What is your Social Security number?',
    asks: 'Write the 9 digits with no dash and no space. It must be the number the SSA gave to you.',
    why: 'It helps the agency know that you are you and find your records.',
    find: 'Copy it from the card. It can also be on a pay stub or tax form. Your I-589 may have it in Part A.I, item 2.',
    slips:
      'A number that starts with 9 is a tax number and does not go here. If you ever used a number that was not yours, ask a lawyer before you sign.',
    skip: 'This box is only for people who answered Yes just above.',
  },
  'p1-19-want-ssa-to-issue-a-card': {
    question: 'Do you want the Social Security office to send you a card?',
    asks: 'Mark Yes or No. It is your own choice. If you answer Yes, the form says the next answer, the consent, must be Yes too.',
    why: 'With one form, the agency can pass your request on to the SSA.',
    find: 'This is not in any paper. Only you can say what you want. If you have a card, see if it is lost or still good.',
    slips: 'Some people mark Yes here and leave the consent open. No one else can choose for you.',
  },
  'p1-19-consent-to-share-data-with-ssa': {
    question: 'Do you let the agency share facts from this form with the Social Security office?',
    asks: 'Mark Yes or No. With Yes, you let the agency give the SSA what it needs to make you a number and a card. The form wants Yes here if you asked for a card.',
    why: 'The agency asks your leave before it gives your facts to the SSA for this.',
    find: 'Look at what you marked just before. There is no paper to check. The choice is yours.',
    slips: 'The two answers do not fit when the card is Yes and the consent is No.',
  },
} as const;
