export const part1B = {
  'p1-10-expiry-date-of-that-document': {
    question: 'On what date does that passport or travel paper end?',
    asks: 'Write the last day it is good for, as mm/dd/yyyy: month, day, year. Write the date even if it has passed.',
    why: 'With the number, this date shows just which paper you used.',
    find: 'Look for the end date on the photo page. Your I-589 has one in Part A.I, item 22. Check that it is from the same paper.',
    slips: 'Do not copy the date the paper was made. On many passports the day comes before the month.',
    skip: 'It may stay empty if you did not use a passport or travel paper to come in.',
  },
  'p1-10-country-that-issued-that-document': {
    question: 'Which country gave you that passport or travel paper?',
    asks: 'Write the name of the country that made the paper. Use letters and spaces only.',
    why: 'It tells the officer whose paper you used to come in.',
    find: 'It is on the cover or the photo page. Your I-589 has a country in Part A.I, item 20. Check that it is the same paper.',
    slips:
      'It is not always the land where you were born, or where you lived. A travel paper can come from a third country.',
    skip: 'It may stay empty if you did not use a passport or travel paper to come in.',
  },
  'p1-10-nonimmigrant-visa-number-for-last-arrival': {
    question: 'If you last came in with a visa for a short stay, what is the number of that visa?',
    asks: 'Write the number of the visa you used. This means a visa for a time, such as to visit, study or work.',
    why: 'A visa has its own record. The officer can look at what was said then and compare.',
    find: 'Look at the visa sheet inside the passport you used. Your I-589 does not have this number.',
    slips: 'Do not copy the passport number here. The visa sheet may show both.',
    skip: 'The box says if any. If you came with no visa, it may stay empty.',
  },
  'p1-10-date-that-visa-was-issued': {
    question: 'On what date was that visa given to you?',
    asks: 'Write the day the visa was made, as mm/dd/yyyy: month, day, year.',
    why: 'The date and the number point to one visa record.',
    find: 'Look for the issue date on the visa sheet in your passport. The I-589 does not ask for it.',
    slips:
      'The visa sheet also has an end date. That one does not go here. The day you came in is not it either.',
    skip: 'If you came with no visa, it may stay empty.',
  },
  'p1-10-city-and-state-of-last-arrival': {
    question: 'In what U.S. city and state did you last come into the country?',
    asks: 'Write the city or town, up to 20 letters. Then pick the state from the list of two-letter codes.',
    why: 'The officer compares the place with the record of your entry and with your asylum papers.',
    find: 'Look at the stamp in your passport or at your I-94. Your I-589 has the place in Part A.I, item 19.c, first row.',
    slips:
      'Many people write the name of an airport or bridge. The box asks for the city. If you came in again after the I-589, that row is old. Part 14 has room to explain.',
  },
  'p1-10-date-of-last-arrival': {
    question: 'On what date did you last come into the U.S.?',
    asks: 'Write the month, day and year: mm/dd/yyyy. It asks for the last time, not the first.',
    why: 'The date leads the officer to the record of that entry. It is checked with your other answers.',
    find: 'Look at the stamp in your passport or at your I-94. Your I-589 has a date in Part A.I, item 19.c, first row.',
    slips:
      'The I-589 date is old if you left and came back since then. If you left the U.S. after you asked for asylum, ask a lawyer before you sign.',
  },
  'p1-11-how-last-entered': {
    question: 'How did you come into the U.S. the last time?',
    asks: 'Mark one of four boxes: checked by an officer and admitted; checked and paroled; came in without either; or other. If you mark the first, second or last, a line opens to say more.',
    why: 'How a person came in can matter in law. The officer compares this with the record of your entry and with Part 9.',
    find: 'Look at your I-94, the stamp in your passport or your border papers. Your I-589 has it in Part A.I, item 19.c, first row, under status.',
    slips:
      'Parole is not the same as being admitted. Many people guess here. If you are not sure, ask a lawyer before you sign.',
  },
  'p1-11-class-admitted-as-paroled-as-other-text': {
    question: 'As what were you let in: a visitor, a student, on parole, or something else?',
    asks: 'Write on the one line next to the box you marked. It takes up to 20 letters. The form gives samples, such as visitor, student or humanitarian parole.',
    why: 'It tells the officer under which class or rule you came in.',
    find: 'Look for the class on your I-94 or the stamp in your passport. Your I-589 has a status in Part A.I, item 19.c, first row.',
    slips:
      'Only one of the three lines is filled in. It is about the day you came in, not about the asylum you got later. If you are not sure, ask a lawyer before you sign.',
    skip: 'There is no line for the third box, so all three stay empty if that is the box you marked.',
  },
  'p1-12-name-as-printed-on-the-i-94': {
    question: 'How is your name spelled on your newest I-94?',
    asks: 'Copy the family name and the given name as the I-94 shows them. Use letters, hyphens and spaces. The I-94 is the record of your entry or stay.',
    why: 'If the I-94 spells your name in another way, the officer can still match it to you.',
    find: 'Look at the I-94 itself. People who were granted asylum often got a new one with the grant.',
    slips:
      'Some people write the right spelling when the I-94 has a wrong one. This box asks for what the I-94 says.',
    skip: 'Item 12 is only for people who were given an I-94.',
  },
  'p1-12-i-94-record-number': {
    question: 'What is the number of your newest I-94?',
    asks: 'Write the 11 letters and digits with no spaces. The box takes no less and no more.',
    why: 'This number leads to the record of your entry or stay. The officer checks it with the other lines of item 12.',
    find: 'Look at your newest I-94. Your I-589 has one in Part A.I, item 19.b, but that may be an old one from before the grant.',
    slips: 'It is easy to mix up zero and the letter O. Many people copy the number from an old I-94.',
    skip: 'It may stay empty if you were never given an I-94.',
  },
  'p1-12-i-94-authorised-stay-expiry-or-d-s': {
    question: 'Until what date does your newest I-94 say you may stay?',
    asks: 'Write the date as mm/dd/yyyy. If the I-94 shows D/S in place of a date, write D/S. The box takes only a date or D/S.',
    why: 'It shows how long you were let in for on that I-94.',
    find: 'Look for the line on the I-94 about the end of your stay. An old one may be in your I-589, Part A.I, item 19.c, first row, last box.',
    slips:
      'Do not copy the end date of the visa or the passport. If your I-94 shows some other word, ask a helper or lawyer what fits.',
    skip: 'It may stay empty if you were never given an I-94.',
  },
  'p1-12-class-of-admission-shown-on-i-94': {
    question: 'What class or status is printed on your newest I-94?',
    asks: 'Copy the class the I-94 shows, or write that you were paroled if it says so. The box takes up to 20 letters and no digits.',
    why: 'It tells the officer what you came in as, or what that I-94 gave you.',
    find: 'Look on the I-94 for class of admission. Your I-589 has the status at your entry in Part A.I, item 19.c, first row.',
    slips:
      'An old I-94 and the one that came with asylum may show two classes. The form asks for the newest one. If the class has a digit in it, ask a helper how to write it.',
    skip: 'It may stay empty if you were never given an I-94.',
  },
  'p1-13-was-last-arrival-first-time-in-u-s': {
    question: 'When you last came into the U.S., was it the first time you were ever here?',
    asks: 'Mark Yes or No. The question covers your whole life, with visits as a child and short trips too.',
    why: 'The officer wants to know if there were other stays, and checks the records of your entries.',
    find: 'Your I-589 lists your entries in Part A.I, item 19.c. Old passports and stamps help too.',
    slips:
      'A trip you made after the I-589 is not on that list. If you are not sure, ask a lawyer before you sign.',
  },
  'p1-14-current-immigration-status-if-changed': {
    question: 'What is your status today, if it is not the one you came in with?',
    asks: 'Write your status now in up to 20 letters or digits. Many people who were granted asylum write Asylee. See if that is true for you.',
    why: 'It tells the officer on what ground you are in the U.S. now.',
    find: "Look at your grant letter, the judge's order or the I-94 that came with it. Your I-589 does not have it, as you signed it before the grant.",
    slips:
      'A common slip is to write the status from the day you came in. If you are not sure of your status, ask a lawyer before you sign.',
    skip: 'The form asks it only if your status has changed since you last came in.',
  },
} as const;
