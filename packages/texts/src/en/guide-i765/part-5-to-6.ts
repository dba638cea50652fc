export const part5To6 = {
  'p5-1-preparer-name-and-organisation': {
    question: "If another person filled out this form for you, what is that person's full name?",
    asks: 'The preparer fills this box, not you: last name in 1.a, first name in 1.b. A preparer is anyone but you who filled out the form, paid or not.',
    why: 'The officer wants to know who wrote the answers if it was not you.',
    find: 'The preparer knows it. It is the same name as on the line in Part 3, item 2.',
    slips:
      'Some helpers ask to stay off the form. The form asks for the name of each person who filled it out for you, even a friend.',
    skip: 'If you filled out the form yourself, all of Part 5 stays empty.',
  },
  'p5-2-preparer-name-and-organisation': {
    question: 'Does the preparer work for a law office, business or group, and what is its name?',
    asks: 'The preparer writes the name of the office or group. There is room for 34 letters, numbers, spaces or short dashes.',
    why: 'It shows the officer from which office the form came.',
    find: 'It is on the card, the bill or the letters the preparer gave you.',
    slips: 'A long name may not fit in the box. The preparer can give the rest in Part 6.',
    skip: 'This box says "if any". A preparer who works alone leaves it empty. So do you if you had no preparer.',
  },
  'p5-3-preparer-mailing-address': {
    question: 'To what address can mail be sent to the person who filled out your form?',
    asks: 'The preparer writes street, city, state and ZIP code, and marks Apt., Ste. or Flr. if there is one. Province and postal code are only for a place outside the U.S. The country goes last.',
    why: 'The officer may want to write to the preparer about how the form was made.',
    find: 'The preparer gives it: the place where this person gets mail.',
    slips:
      'This is not where your own mail goes. Your mail goes by Part 2, item 5. The street line holds 34 letters and takes no # sign.',
    skip: 'If you had no preparer, all of these boxes stay empty.',
  },
  'p5-4-preparer-phones-and-email': {
    question: 'What phone number can the person who filled out your form be reached at by day?',
    asks: 'The preparer writes ten numbers with the area code first. No dashes, no spaces.',
    why: 'The office may call the preparer about how the answers were written.',
    find: 'It is on the card or the letters of the preparer, or you ask for it.',
    slips: 'Some give the phone of the applicant here. That phone has its own box in Part 3, item 3.',
    skip: 'If you wrote all the answers on your own, it stays empty.',
  },
  'p5-5-preparer-phones-and-email': {
    question: 'If the person who filled out your form has a cell phone, what is its number?',
    asks: 'The preparer writes the ten numbers of the cell phone. The code of the area comes first.',
    why: 'It is a second way for the office to reach the preparer.',
    find: 'The preparer gives it. It is not in your own papers.',
    slips: 'Some write a fax number. The form asks here for a cell phone.',
    skip: 'This box says "if any". It stays empty if the preparer has no cell phone, or if you had no preparer.',
  },
  'p5-6-preparer-phones-and-email': {
    question: 'If the person who filled out your form uses email, what is the address?',
    asks: 'The preparer writes the address with the @ sign. The box holds 38 letters and signs.',
    why: 'The office can use it to write to the preparer about your form.',
    find: 'Look on the card of the preparer, or ask.',
    slips:
      'Some helpers put their email in your box too, in Part 3. Then what the office sends you goes to them.',
    skip: 'This box says "if any". With no email or no preparer, it stays empty.',
  },
  'p5-7-preparer-is-not-is-attorney-extends-or-not': {
    question:
      'Is the person who filled out your form a lawyer or not, and does that person stay on your case?',
    asks: 'The preparer marks one box. Box 7.a is for someone who is not a lawyer or accredited representative. Box 7.b is for one who is, with a mark for work that extends past this form or does not.',
    why: 'The officer wants to know if you have a lawyer on the case. The form says a lawyer may need to send Form G-28 too.',
    find: 'Ask the preparer: are you a lawyer, or accredited to help in such cases? Do you stay with me after this form?',
    slips:
      'Some people who fill out forms for money are not lawyers. If you are not sure who you have, ask to see proof before you sign.',
    skip: 'You mark nothing here. With no preparer, all four boxes stay empty.',
  },
  'p5-8-preparer-signature-and-date': {
    question: 'Has the person who filled out your form signed and dated the printed page by hand?',
    asks: 'The preparer signs in ink on the printed form, with the date as mm/dd/yyyy. You do not sign here, and this site never signs.',
    why: 'The preparer swears that you asked for the help, that the answers came from you, and that you read the form over.',
    find: 'Only the preparer can sign. Your own line is in Part 3, item 7.',
    slips:
      'A helper may give back the form and not sign it. Signing a form that is still blank leaves others free to fill it in.',
    skip: 'If no other person filled out the form, the line and the date stay empty.',
  },
  'p6-1-name': {
    question: 'What is your full name, as it stands on page 1 of this form?',
    asks: 'You do not type here: the form copies your last, first and middle name from Part 2, item 1. Part 6 is the page for answers that did not fit.',
    why: 'If this page comes loose from the rest, your name shows whose it is.',
    find: 'Look at Part 2, item 1, on page 1. A change there changes the name here as well.',
    slips:
      'People who add a sheet of their own forget to put the name on it. The form asks for name, A-Number, the place of the item, signature and date on each sheet.',
  },
  'p6-2-a-number-copies-part-2-item-8': {
    question: 'What is your A-Number, if you have one?',
    asks: 'You do not type here: the form copies the nine numbers from Part 2, item 8. The letter A is already printed.',
    why: 'Many people share a name. The A-Number ties this page to your file and no other.',
    find: 'It is the number in Part 2, item 8. Your I-589 has it too, in Part A.I, item 1.',
    slips: 'If your number has only eight numbers, a zero goes in front, back in Part 2, item 8.',
    skip: 'The box says "if any". If Part 2, item 8 is empty, this one is empty too.',
  },
  'p6-3-entry-1': {
    question: 'Which answer did not fit on the form, and what is the rest of it?',
    asks: 'First say where it belongs: page, part and item number. Then write the rest below. About 15 short lines fit, with 38 letters in each. A fourth other name goes with page 1, part 2, item 2.a.',
    why: 'Some boxes are too small. Here the officer can read the full answer.',
    find: 'The page is printed at the foot of each sheet. The part and item are beside the box that was too small.',
    slips:
      'Many write the rest but not where it belongs. Then the officer does not know which question it answers.',
    skip: 'If all your answers fit, Part 6 has nothing to add and stays empty below your name.',
  },
  'p6-4-entry-2': {
    question: 'Is there a second item that needs more room, and what is the rest of that answer?',
    asks: 'Write its page, part and item number, then the text: about 15 lines of 38 letters. One entry is for one item. A third country you belong to goes with page 2, part 2, item 14.a.',
    why: 'When each item has its own entry, the officer can match it to the right box.',
    find: 'Go back through the form and look for a box you cut short or one that says "See Part 6".',
    slips: 'People mix two items in one entry. Then half of it has no label.',
    skip: 'If only one answer was too long, this entry stays empty.',
  },
  'p6-5-entry-3': {
    question: 'Is there a third item with more to say, and what is it?',
    asks: 'Give the page, the part and the item number, then the text. This space is the smallest of the five: about 10 lines of 38 letters.',
    why: 'It lets the officer read in full what a small box could not hold.',
    find: 'The facts come from the same papers you used for that item. The page number is at the foot of the sheet.',
    slips: 'A long text gets cut off at the end of the box. The larger spaces are entries 1, 2, 4 and 5.',
    skip: 'If you have used two entries or fewer, this one stays empty.',
  },
  'p6-6-entry-4': {
    question: 'Is there a fourth item that needs more room, and what do you want to add?',
    asks: 'Write two numbers at most for the page, then the part, the item and the text. About 14 lines of 38 letters fit. Put each name, place or date on a line of its own.',
    why: 'Clear, short lines help the officer read your facts next to the right question.',
    find: 'Copy from the paper that proves the fact. If the text is about an arrest or a court case, ask a lawyer before you write it.',
    slips: 'Some tell the whole asylum story here. This page is only for the rest of an answer on this form.',
    skip: 'If three entries were enough, this one stays empty.',
  },
  'p6-7-entry-5': {
    question: 'Is there a fifth item with more to say, and what is the rest of it?',
    asks: 'This is the last entry: page, part, item, then about 15 lines of 38 letters. If you need still more room, the form lets you copy this page or add a sheet.',
    why: 'Nothing has to be left out for lack of room, so the officer gets all of it.',
    find: 'Check your list of answers that did not fit. What is left after four entries goes here.',
    slips:
      'Added sheets often lack a label. The form asks for your name, A-Number, the page, part and item, your signature in ink and the date on each one.',
    skip: 'If you used four entries or fewer, this one stays empty.',
  },
} as const;
