export const part3To4 = {
  'p3-1-reads-and-understands-english': {
    question: 'Can you read English, and did you read and understand every part of this form yourself?',
    asks: 'Box 1.a is for people who read each question, each instruction and each of their answers in English. The form asks you to mark one: 1.a or 1.b.',
    why: 'You sign that you understood it all. The officer wants to know how: by your own reading, or by another person.',
    find: 'Only you know this. Your I-589 asks if you speak English well in Part A.I, item 24.',
    slips:
      'Some mark this box because it looks easier, though another person read the form to them. Box 1.b is the one that tells of that help.',
    skip: 'People who mark 1.b leave 1.a empty.',
  },
  'p3-1-interpreter-read-it-in-this-language': {
    question:
      'Did an interpreter read you the whole form in a language you know well, and which language was it?',
    asks: 'Box 1.b is for people who had each question, each instruction and each answer read to them. Write the name of the language on the line. Part 4 then asks who the interpreter was.',
    why: 'The officer wants to see that language did not keep you from knowing what you sign.',
    find: 'Write the language that was used, not just where you are from. Your I-589 names your languages in Part A.I, items 23 and 25.',
    slips:
      'The language here must be the same as in Part 4. Many mark the box but do not have the interpreter sign there.',
    skip: 'People who mark 1.a leave this box and its line empty.',
  },
  'p3-2-preparer-prepared-it-at-my-request': {
    question: 'Did another person fill out this form for you because you asked them to?',
    asks: "This box is for people who had a preparer: someone else who filled the form with what they told. Write that person's name on the line. Part 5 then asks for more on the preparer.",
    why: 'The officer wants to know who wrote the answers, and that they came from you.',
    find: 'Ask the person who helped you how they write their name. It is the same name as in Part 5, item 1.',
    slips:
      'Some think only a paid lawyer counts. A friend or a free helper who fills out the form for you is a preparer too.',
    skip: 'Box 2 comes on top of 1.a or 1.b, not in place of it. If nobody filled out the form for you, it stays empty.',
  },
  'p3-3-daytime-phone': {
    question: 'What phone number can you be reached at during the day?',
    asks: 'Write ten numbers: the area code and then the phone number. Leave out spaces, dashes and the 1 in front. The form adds the marks itself.',
    why: 'If the office has a question about your form, it may call you.',
    find: 'Use the number you answer now. Your I-589 has one in Part A.I, item 8, but it may be an old one.',
    slips:
      'A phone number from another country does not fit in this box. Some give the number of a friend who has since moved.',
  },
  'p3-4-mobile-phone': {
    question: 'If you have a cell phone, what is its number?',
    asks: 'Write ten numbers in a row, with the area code first. It may be the same number as in item 3.',
    why: 'A cell phone goes with you, so the office has a second way to reach you.',
    find: 'It is in the settings of your phone. Your I-589 may have it in Part A.I, item 9, if you wrote a phone there.',
    slips:
      'People change cell phones often and copy the number from an old paper. Check each number before you print.',
    skip: 'This box says "if any". If you have no cell phone, it may stay empty.',
  },
  'p3-5-email': {
    question: 'If you use email, what is your address?',
    asks: 'Write the whole address with the @ sign. The box holds 38 letters and signs, no more.',
    why: 'The office may write to you there about this form.',
    find: 'Open your mail on the phone and look at the top of a message you sent. The I-589 has no box for it.',
    slips:
      'One wrong letter sends the mail to somebody else. Some give the address of a helper and then do not see what comes.',
    skip: 'This box says "if any". If you have no email, it may stay empty.',
  },
  'p3-6-abc-settlement-box-salvadoran-guatemalan': {
    question: 'Are you a person from El Salvador or Guatemala who has rights under the ABC settlement?',
    asks: 'This is one box to mark. The form says it is for people of El Salvador or Guatemala who can get benefits under the ABC settlement, a court deal.',
    why: 'The officer needs to know if the terms of that court deal are to be used in your case.',
    find: 'Look in your old case papers for the letters ABC. If you are not sure, ask a lawyer before you sign.',
    slips:
      'To be from one of the two countries is not enough by itself. The box is about the court deal, not only the passport.',
    skip: 'The box is only for that group. For all other people it stays empty.',
  },
  'p3-7-applicant-signature-and-date': {
    question: 'Have you read the whole form, and are you ready to sign and date it by hand?',
    asks: 'Sign in ink on the printed form and write the date as mm/dd/yyyy. This site never signs for you: the signature box is locked on the screen.',
    why: 'By signing you swear that all of it is complete and true. You also let the agency use your records to decide.',
    find: 'Read the text above the line first. If English is hard for you, have it read to you in your language.',
    slips:
      'A typed, stamped or pasted signature may be sent back. Some forget the date, or sign before the form is done. The form must be sent while you are in the United States.',
  },
  'p4-1-interpreter-name-and-organisation': {
    question: "If someone read the form to you in your language, what is that person's full name?",
    asks: 'The interpreter fills this box, not you. The last name goes in 1.a and the first name in 1.b. This opens Part 4, which is for the one who read you the form.',
    why: 'The officer wants to know who read you the form, and to be able to ask that person.',
    find: 'The interpreter copies the name from an identity paper. It is the one you point to in Part 3, item 1.b.',
    slips:
      'Some put their own name here. Others leave out a friend or a son who read the form to them. Help without pay counts too.',
    skip: 'If nobody interpreted for you, all of Part 4 stays empty.',
  },
  'p4-2-interpreter-name-and-organisation': {
    question: 'Does the interpreter work for a business or group, and what is its name?',
    asks: 'The interpreter writes the name of the firm, church or aid group here. The box holds 34 letters, numbers, spaces or short dashes.',
    why: 'It shows for whom the interpreter did this work, if for anyone.',
    find: 'The interpreter knows it. It may be on a work card or on the letters of the group.',
    slips: 'The box does not ask where you work. Your own job has no place in Part 4.',
    skip: 'This box says "if any". A friend or family member who helps on their own leaves it empty. You leave it empty if you had no interpreter.',
  },
  'p4-3-interpreter-mailing-address': {
    question: 'To what address can mail be sent to your interpreter?',
    asks: 'The interpreter writes street, city, state and ZIP code, and marks Apt., Ste. or Flr. if there is one. Province and postal code are for an address outside the U.S. The country goes last.',
    why: 'The officer may need to write to the one who read you the form.',
    find: 'The interpreter gives it. It is the place where this person gets mail at home or at work.',
    slips:
      'Many put the address of the applicant here. Leave out dots, commas and the # sign: the boxes do not take them.',
    skip: 'Without an interpreter, all of these boxes stay empty.',
  },
  'p4-4-interpreter-phones-and-email': {
    question: 'What phone number can your interpreter be reached at during the day?',
    asks: 'The interpreter writes ten numbers: the area code first, no dashes and no spaces.',
    why: 'A call is the quick way to ask the interpreter how the form was read to you.',
    find: 'Ask the interpreter for it. It is not your own phone, which goes in Part 3, item 3.',
    slips: 'Some write the same phone for the applicant and the interpreter. Each one has a box.',
    skip: 'You leave it empty if nobody read you the form in another language.',
  },
  'p4-5-interpreter-phones-and-email': {
    question: 'If your interpreter has a cell phone, what is its number?',
    asks: 'The interpreter writes the ten numbers of the cell phone, area code first. It can be the same as in item 4.',
    why: 'It gives the office one more way to reach the interpreter if the first phone does not answer.',
    find: 'Only the interpreter can give it. You do not have to look for it in your papers.',
    slips: 'A cell number from another country does not fit: the box takes ten numbers and no plus sign.',
    skip: 'This box says "if any". It stays empty if the interpreter has no cell phone, or if you had no interpreter.',
  },
  'p4-6-interpreter-phones-and-email': {
    question: 'If your interpreter uses email, what is the address?',
    asks: 'The interpreter writes the whole address with the @ sign. There is room for 38 letters and signs.',
    why: 'It lets the office send the interpreter a short note in place of a call.',
    find: 'Ask the interpreter to write it down with care. Small marks such as dots are easy to miss by ear.',
    slips: 'Your own email goes in Part 3, item 5, not here.',
    skip: 'This box says "if any". It stays empty if the interpreter does not use email, or if nobody interpreted.',
  },
  'p4-certification-language-interpreted': {
    question: 'Into which language did your interpreter read the form?',
    asks: 'The interpreter writes the name of the language on the line. It must be the same one as in Part 3, item 1.b. It is part of what the interpreter swears to.',
    why: 'The interpreter swears to speak English and this language well, and to have read you each question and answer.',
    find: 'It is the language you two used for this form.',
    slips:
      'Part 3 may say one language and this line another. Or the line names a country or people and not the language they speak.',
    skip: 'If you read the form in English yourself, this line stays empty.',
  },
  'p4-7-interpreter-signature-and-date': {
    question: 'Has your interpreter signed and dated the printed form by hand?',
    asks: 'The interpreter signs in ink on the printed form and writes the day as mm/dd/yyyy. You do not sign here, and this site never signs.',
    why: 'The interpreter swears, under penalty of perjury, to have read all of it to you and that you said you understood.',
    find: 'The interpreter is the one to sign. The text to read first is just above the line.',
    slips:
      'Many print the form and forget that the interpreter must sign too. Others sign here in the place of the interpreter.',
    skip: 'Without an interpreter, the line and the date stay empty.',
  },
} as const;
