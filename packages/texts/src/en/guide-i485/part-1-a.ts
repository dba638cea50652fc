export const part1A = {
  'p1-1-current-legal-name': {
    question: 'What is your full legal name today?',
    asks: 'There are three boxes: family name, given name, middle name. Use letters, hyphens and spaces only. Leave out accents and dots. A nickname does not go here.',
    why: 'The officer uses this name to find your file. The name is then checked with your asylum papers.',
    find: 'Copy it from your passport or your asylum grant letter. Your I-589 has it in Part A.I, items 4 to 6. If it has changed since, use the paper that shows the change.',
    slips:
      'The most common slip is to swap the family name and the given name. If you have two last names, both go in the family name box.',
    skip: 'Only the middle name box may stay empty, if you have no middle name.',
  },
  'p1-2-other-names-ever-used': {
    question: 'What other names have you ever used since you were born?',
    asks: 'List each other name in three boxes: family, given, middle. There is room for two. More names go in Part 14, marked page 1, Part 1, item 2.',
    why: 'The officer checks your other names against your file. One person can have papers under more than one name.',
    find: 'Look at your birth record, old passports, school papers and marriage papers. Your I-589 has a list in Part A.I, item 7.',
    slips:
      'People often leave out the name before they married, a nickname, or a name spelled in a new way. The form asks for names from any time and any country.',
    skip: 'If you never used any other name, these boxes may stay empty.',
  },
  'p1-3-date-of-birth': {
    question: 'On what day were you born?',
    asks: 'Write the month, then the day, then the year: mm/dd/yyyy. For 5 March 1990, write 03/05/1990.',
    why: 'Your birth date helps the officer know that you are you. It is checked with your other papers.',
    find: 'Look at your birth record or your passport. It is also in your I-589, Part A.I, item 12.',
    slips:
      'In many lands the day comes first. Here the month comes first. If your papers show two dates, see the next question.',
  },
  'p1-3-ever-used-another-birth-date': {
    question: 'Have you ever used a birth date that is not the one you wrote above?',
    asks: 'Mark Yes or No. The question covers your whole life and any country. If you answer Yes, the boxes for the other dates open.',
    why: 'Papers with different dates can look like two people. The officer wants to know which ones are yours.',
    find: 'Think of each passport, visa, school paper, border record or ID card you have had. Compare the birth date on each one.',
    slips:
      "A clerk's mistake on a paper you used is easy to forget. If you are not sure, ask a lawyer before you sign.",
  },
  'p1-3-other-birth-dates-used': {
    question: 'What other birth dates have you used?',
    asks: 'Write each date as mm/dd/yyyy. There is room for two. More dates go in Part 14, marked page 1, Part 1, item 3.',
    why: 'With each date the officer can find old records that belong to you.',
    find: 'Look at old passports, ID cards, visas and border papers. Copy the date just as that paper shows it.',
    slips:
      'Some papers count years in another calendar. Check that the month comes first in the date you write.',
    skip: 'These boxes are only for people who answered Yes to the question before.',
  },
  'p1-4-have-an-a-number': {
    question: 'Do you have an A-Number?',
    asks: 'Mark Yes or No. The A-Number is the number of your file with the agency. If you answer Yes, the box for the number opens.',
    why: 'Your asylum case and this case belong in one file. The number joins them.',
    find: "Look for a letter A and digits on your asylum grant letter, the judge's order or your work card. Look also at your I-589, Part A.I, item 1.",
    slips:
      'People mix it up with the number on a receipt. The A-Number is the letter A and then only digits.',
  },
  'p1-4-your-a-number': {
    question: 'What are the digits of your A-Number?',
    asks: 'Write 9 digits with no spaces and no letter. The A is already printed. It is the same number as at the top of each page.',
    why: 'The officer opens your asylum file with this number and compares the two.',
    find: "Copy it from the grant letter or the judge's order. The I-589 has it in Part A.I, item 1.",
    slips:
      'An old number may have 7 or 8 digits. Then zeros go in front to make 9. Read it twice, one digit at a time.',
    skip: 'This box is only for people who answered Yes just above.',
  },
  'p1-5-ever-assigned-another-a-number': {
    question: 'Have you ever used, or been given, any other A-Number?',
    asks: 'Mark Yes or No. It covers your whole life. If you answer Yes, two boxes for the other numbers open.',
    why: 'Some people get a new number when they come a second time or start a new case. The agency wants all the files together.',
    find: 'Compare the A-Number on each paper: border papers, court notices, old work cards, old letters. See also your I-589, Part A.I, item 1.',
    slips:
      'A number from a short stop at the border, or from when you were a child, is easy to forget. If you are not sure, ask a lawyer before you sign.',
  },
  'p1-5-other-a-numbers': {
    question: 'What are your other A-Numbers?',
    asks: 'Write each other number with digits only. There is room for two. More numbers go in Part 14, marked page 2, Part 1, item 5.',
    why: 'The officer can then find each file that was opened on you.',
    find: 'Copy them from old border papers, court notices, letters or old work cards. Your I-589 may list more than one in Part A.I, item 1.',
    slips:
      'The number from item 4 is not written again here. Numbers of a wife, husband or child do not go here.',
    skip: 'These boxes are only for people who answered Yes just above.',
  },
  'p1-6-sex': {
    question: 'Which sex does the form list for you: male or female?',
    asks: 'Mark one of two boxes, Male or Female. There is no third box.',
    why: 'It is used to tell who you are. The agency goes by the birth record made when you were born, or the one nearest to then. Check on uscis.gov.',
    find: 'Look at your birth record. Your I-589 has it in Part A.I, item 10.',
    slips:
      'On the page, Male comes first and Female second. If your papers do not agree, ask a lawyer before you sign.',
  },
  'p1-7-city-and-country-of-birth': {
    question: 'In what city or town, and in what country, were you born?',
    asks: 'There are two boxes. The first is for the city or town, the second for the country. Use letters, hyphens and spaces only.',
    why: 'It helps show who you are. The officer checks it with your birth record and your asylum papers.',
    find: 'Look at your birth record or passport. Your I-589 has both in one line, Part A.I, item 13.',
    slips:
      'Some people write where they grew up, not where they were born. A state or region does not go in the city box.',
  },
  'p1-8-country-of-citizenship-or-nationality': {
    question: 'Of what country are you a citizen or national now?',
    asks: 'Write the name of the country, not the word for its people. Write Haiti, not Haitian. Use letters and spaces only.',
    why: 'It tells the officer which country you belong to by law. It is checked with your asylum case.',
    find: 'Look at your passport. Your I-589 has it in Part A.I, item 14.',
    slips:
      'It means today, not at birth. Item 15 of the I-589 is not the same. There is one box, so a second country goes in Part 14. If you have no country, ask a lawyer before you sign.',
  },
  'p1-9-applicant-uscis-online-account-number': {
    question: 'Do you have your own online account with USCIS, and what is its number?',
    asks: 'Write the 12 letters or digits of your own account. The box takes no less and no more.',
    why: 'It lets the agency link this form to the account you use on the web.',
    find: 'If you have one, it may be on a notice from the agency. Your I-589 may have it in Part A.I, item 3.',
    slips:
      "It is not your A-Number and not a receipt number. It is also not the lawyer's account from the top of page 1.",
    skip: 'If no account number was ever given to you, this box may stay empty.',
  },
  'p1-10-passport-or-travel-document-used-at-last-arrival': {
    question:
      'What is the number of the passport or travel paper you showed when you last came into the U.S.?',
    asks: 'Write the number of that one paper, with no spaces. A travel document is a paper that lets you travel when you do not use a passport.',
    why: 'The officer can then find the record of how you came in.',
    find: 'Look at the page with your photo. Your I-589 has the number in Part A.I, item 21, but only if you used that same paper last.',
    slips:
      "A new passport you got later does not belong here. If you used your home country's passport after you got asylum, ask a lawyer before you sign.",
    skip: 'The form asks it only of people who last came in with a passport or travel paper.',
  },
} as const;
