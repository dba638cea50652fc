export const part6A = {
  'p6-1-current-marital-status': {
    question: 'Are you single, married, divorced, widowed or split from a spouse by law today?',
    asks: 'Six boxes, mark one: single and never married, married, divorced, widowed, annulled, or legally separated.',
    why: 'It tells the officer if a husband or wife is part of your case. The next items of this part go with it.',
    find: 'On your wedding paper, divorce order or the death paper of a spouse. Your I-589 shows it in Part A.I, item 11, as it was on that day.',
    slips:
      'Many people copy the I-589, but life has changed since then. The last box says legally separated. If you just live apart, or are not sure which box fits, ask a lawyer before you sign.',
  },
  'p6-2-spouse-in-u-s-armed-forces': {
    question: 'If you are married, is your husband or wife in the U.S. military or Coast Guard now?',
    asks: 'Three boxes: N/A, Yes and No. The form asks about service now, not in the past. N/A means the question does not fit you.',
    why: 'The officer can then see that there is a service member in your home.',
    find: 'Ask your husband or wife. A U.S. military ID card shows it.',
    slips:
      'Some people count an army in the home country. The box asks only about the U.S. forces. Others leave all three boxes blank when they have no spouse.',
  },
  'p6-3-times-married-in-total': {
    question: 'How many times in all have you been married?',
    asks: 'One number, digits only. The form counts the marriage you have now, any from other lands, any that were annulled, and two with the same person.',
    why: 'The officer checks that each past marriage came to an end, and that none is left out of items 11 to 18.',
    find: 'Count your wedding papers, divorce orders and death papers. The I-589 asks about your spouse of that time only.',
    slips:
      'Many people leave out a church wedding, or one that ended long ago. If you are not sure that one counts, ask a lawyer before you sign.',
  },
  'p6-4-current-spouse-legal-name': {
    question: 'What is the full legal name of your husband or wife now?',
    asks: 'Three boxes: last name, first name, middle name. They take letters, hyphens and spaces, with no accent marks. People who are legally separated fill this in too.',
    why: 'The officer looks at who is in your family and if the name is the one in your asylum file.',
    find: "On your spouse's passport or your wedding paper. In your I-589 it is in Part A.II, items 5 to 7, if you are still married to that same person.",
    slips:
      'Some people write a past spouse from the I-589. That one goes in item 11. Others give a married name that no paper shows.',
    skip: 'It stays empty if you have no husband or wife now.',
  },
  'p6-5-current-spouse-a-number': {
    question: 'What is the A-Number of your husband or wife, if they have one?',
    asks: 'Write the nine digits only. Leave out the letter A and any dash. If the number is short, put zeros in front to make nine.',
    why: "With this number the agency can find your spouse's file and link it to yours.",
    find: "Look on your spouse's green card, work card, court papers or asylum papers. It may be in your I-589 too: Part A.II, your spouse, item 1.",
    slips:
      'Some people write their own number here. Some copy the Social Security number, which has nine digits too.',
    skip: 'It may stay empty if your spouse has no such number, or if you have no husband or wife now.',
  },
  'p6-6-current-spouse-date-of-birth': {
    question: 'When was your husband or wife born?',
    asks: 'Write the month, the day and the full year: mm/dd/yyyy. The box also takes the word Unknown.',
    why: 'A birth date helps tell your spouse from other people with the same name. The officer may also check it with your asylum file.',
    find: "Use your spouse's passport or birth certificate. Your I-589 has it in Part A.II, your spouse, item 3.",
    slips: 'In many lands the day comes first. Here the month comes first, so May 3 is 05/03.',
    skip: 'Only a person who is married or legally separated fills this. With no spouse now, it stays empty.',
  },
  'p6-7-current-spouse-country-of-birth': {
    question: 'In what country was your husband or wife born?',
    asks: 'Write only the name of the country. The box takes letters, spaces and hyphens.',
    why: 'The form uses it to know who your spouse is. It can be checked with your asylum papers.',
    find: "See your spouse's birth certificate or passport. Your I-589 has the city and the country in one box: Part A.II, your spouse, item 11.",
    slips:
      'The country on the passport is not always the country of birth. The city does not go in this box.',
    skip: 'With no husband or wife now, this box stays empty.',
  },
  'p6-8-current-spouse-home-address': {
    question: 'Where does your husband or wife live now?',
    asks: 'Write the street, the city and the rest of the home address. In the U.S., pick the state and write the ZIP code. In another land, leave those two empty and fill province, postal code and country.',
    why: 'The officer sees if you live in the same home or apart, and in what country your spouse is.',
    find: "Use a lease, a bill or a letter with your spouse's name. If you live in one home, it is your home address in Part 1, item 18.",
    slips:
      'The street box takes letters, numbers, slashes and spaces: no dots, commas or the # sign. Your I-589 may show an old place, so check it.',
    skip: 'With no husband or wife now, these boxes stay empty. Those who are legally separated still fill them.',
  },
  'p6-9-place-of-current-marriage': {
    question: 'Where did you marry your husband or wife of today?',
    asks: 'Write the city or town, the state or province, and the country. The boxes take letters, spaces and hyphens.',
    why: 'It tells the officer which office or court holds the record of your marriage.',
    find: 'Read it on your marriage certificate. Your I-589 has it in Part A.II, your spouse, item 10.',
    slips:
      'Some people put the town where they live now. The form asks for the place of the wedding that made you married.',
    skip: 'If you are not married or legally separated now, these boxes stay empty.',
  },
  'p6-9-date-of-current-marriage': {
    question: 'On what date did you marry your husband or wife of today?',
    asks: 'Write the date of the wedding as mm/dd/yyyy. The box also takes the word Unknown.',
    why: 'The officer puts your marriages in order by date and checks them with your asylum file.',
    find: 'Take it from the marriage certificate. Your I-589 has it in Part A.II, your spouse, item 9.',
    slips:
      'Some couples had two weddings, one in church and one at a public office. If your dates do not match, ask a lawyer which one goes here.',
    skip: 'If you are not married or legally separated now, it stays empty.',
  },
} as const;
