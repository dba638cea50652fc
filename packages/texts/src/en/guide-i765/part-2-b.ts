export const part2B = {
  'p2-16-date-of-birth': {
    question: 'On what date were you born?',
    asks: 'Write month, then day, then year with four digits: mm/dd/yyyy. March 5, 1990 is 03/05/1990.',
    why: 'Your name and birth date are how the officer knows it is you.',
    find: 'Copy it from your birth certificate or passport. Your I-589, Part A.I, item 12, asks the same.',
    slips:
      'Many lands put the day first, so day and month get swapped. If your papers show two dates, ask a lawyer before you sign.',
  },
  'p2-17-i-94-record-number': {
    question: 'What is the number on your latest I-94 record, if you have one?',
    asks: 'Eleven letters and digits, one in each space, with no dashes. The form takes it only with all 11.',
    why: 'The I-94 shows how you came in or what status you were given.',
    find: 'See the I-94 slip in your papers. If asylum was granted, a new one most often came with it. Your I-589, Part A.I, item 19.b, may have an old one.',
    slips: 'The old number from before the grant gets copied. The letter O and the zero get mixed up.',
    skip: 'The form asks for it only if you have one. It is empty if you were never given an I-94.',
  },
  'p2-18-most-recent-passport-number': {
    question: 'What is the number on the last passport that was given to you?',
    asks: 'Write the passport number. Use only letters, numbers, spaces and a short dash. If you have had more than one, the form asks for the last one given to you.',
    why: 'The officer uses the number to check who you are. It ties your form to the papers you used when you came.',
    find: 'Look at the page of the passport with your photo. Your I-589 asks the same in Part A.I, item 21.',
    slips:
      'The I-589 may show an old passport. The form does not say what to write if you have none. If you got or used a passport of the country you fear, ask a lawyer before you sign.',
  },
  'p2-19-travel-document-number': {
    question: 'If you have a travel paper that is not a passport, what is its number?',
    asks: 'Write the number of the travel document. A travel document is a paper to cross borders in place of a passport. Use letters, numbers, spaces and a short dash.',
    why: 'Some people have no passport and came with this other paper. The officer needs its number to find the record.',
    find: 'The number is printed on the paper itself. Your I-589 has a box for it in Part A.I, item 21, next to the passport number.',
    slips: 'People write the passport number here a second time. The passport goes in item 18.',
    skip: 'This box says "if any". It may stay empty if you have no such paper.',
  },
  'p2-20-country-that-issued-passport-or-document': {
    question: 'Which country gave you the passport or travel paper you named above?',
    asks: 'Write the full name of the country. Use only letters and spaces. It is the country that made the paper in item 18 or 19.',
    why: 'A passport number alone does not say where it is from. The country and the number go together.',
    find: 'The name of the country is on the cover and on the photo page. Your I-589 asks this in Part A.I, item 20.',
    slips:
      'It is not always the country where you were born, or the place where you picked it up. A passport from a consulate still belongs to its own country.',
  },
  'p2-21-passport-or-document-expiry-date': {
    question: 'On what date does your passport or travel paper end?',
    asks: 'Write the end date as month, day and year: mm/dd/yyyy. It is for the same paper you named in items 18 to 20.',
    why: 'The date helps the officer know which passport you mean. It also shows if that paper is still good.',
    find: 'Look for the end date on the photo page. Your I-589 asks for it in Part A.I, item 22.',
    slips:
      'Many passports print the day first. On this form the month comes first. The form does not say the paper must still be good: it asks only for the date.',
  },
  'p2-22-date-of-last-arrival-in-u-s': {
    question: 'On what date did you last come into the United States?',
    asks: 'Write the date as mm/dd/yyyy: month, day, year. The form says "on or about", so it lets you give the closest date you know.',
    why: 'The officer looks for the record of that day. The date also goes with the place and status in items 23 and 24.',
    find: 'Look at your I-94 or at the stamp in your passport. Your I-589 asks this in Part A.I, item 19.c, first row.',
    slips:
      'The I-589 shows how things were when you signed it. If you left and came back after that, the last time is a newer one. If you made such a trip, ask a lawyer before you sign.',
  },
  'p2-23-place-of-last-arrival': {
    question: 'At what place did you last come into the United States?',
    asks: 'Write the city and state, or the name of the airport or border crossing. Use only letters and spaces: no commas, no dots, no numbers.',
    why: 'The place and the date in item 22 help the officer find the record of your arrival.',
    find: 'The stamp in your passport may show the place. Your I-589 asks for it in Part A.I, item 19.c, first row.',
    slips:
      'This is where you came into the country. It is not the town where you live now, or the last city you left abroad.',
  },
  'p2-24-immigration-status-at-last-arrival': {
    question: 'What status did you have on the day you last came into the United States?',
    asks: 'Write the status of that day. The form names B-2 visitor, F-1 student and no status as examples. Use letters, numbers, spaces and a short dash.',
    why: 'The officer reads it with items 22 and 23 to know how you came in. Item 25 then asks how things are today.',
    find: 'Look at your I-94 or at the stamp in your passport. Your I-589 asks for it in Part A.I, item 19.c, first row.',
    slips:
      'People write what they are today, not what they were on that day. Others guess from what a friend wrote. If you are not sure, ask a lawyer before you sign.',
  },
  'p2-25-current-immigration-status-or-category': {
    question: 'What is your status in the United States today?',
    asks: 'Write your status or group as it is now, in a few words. The form names these examples: B-2 visitor, F-1 student, parolee, deferred action, no status or category.',
    why: 'The officer compares it with the code you write in item 27. The two tell why you ask for the work card.',
    find: "Look at the newest paper on your case: the grant letter, the judge's order, the I-94, or the receipt for your asylum form.",
    slips:
      'Many write the status from the day they came. A case that is still open is not the same as asylum granted. If you are not sure, ask a lawyer before you sign.',
  },
  'p2-26-sevis-number-n-is-printed': {
    question: 'If you came as a student or on an exchange, what is your SEVIS number?',
    asks: 'SEVIS is the list the U.S. keeps of students and exchange visitors. Write only the numbers. The letter N and the dash are already printed on the form.',
    why: 'With this number the officer can look up the school or exchange record of a person who has one.',
    find: 'It is on the papers from the school or exchange program that brought you. The I-589 does not ask for it.',
    slips: 'People type the N again, or put their A-Number here. The two are not the same.',
    skip: 'This box says "if any". People who never were students or exchange visitors here have no such number, and the box may stay empty.',
  },
  'p2-27-eligibility-category-three-parts-in-brackets': {
    question: 'Under which code, with its letter and number, do you ask for the work card?',
    asks: 'Write the code in three small boxes: the letter, the number, and a last part only some codes have. For (a)(5) that is a, then 5. Codes (c)(3)(C), (c)(8), (c)(26), (c)(35) and (c)(36) open items 28 to 31.',
    why: 'The code tells the officer by which rule you ask to work. Each code has its own rules and its own papers.',
    find: 'The form sends you to "Who May File" in its instructions. There (a)(5) is for people granted asylum and (c)(8) for an open asylum case. Your grant letter or receipt shows how your case stands.',
    slips:
      'Many write the word asylum here. The boxes take only the code. If you are not sure which code is yours, ask a lawyer before you sign.',
  },
  'p2-28-stem-opt-degree-employer-e-verify-id': {
    question:
      'If your code is (c)(3)(C), what is your degree, who do you work for, and what is their E-Verify number?',
    asks: "Box 28.a takes your degree, box 28.b the boss's name, and box 28.c the number. The name is the one listed in E-Verify, a U.S. system that checks who may work.",
    why: 'This code is for some students who work after a science or math degree. The officer checks the degree and the place of work.',
    find: 'The degree is on your school papers. The place where you work can tell you its name in E-Verify and its number.',
    skip: 'Only people who wrote (c)(3)(C) in item 27 fill this. For any other code the three boxes stay empty.',
  },
  'p2-29-h-1b-spouse-receipt-number': {
    question:
      'If your code is (c)(26), what is the receipt number on the H-1B notice of your husband or wife?',
    asks: 'Write the 13 letters and numbers with no spaces or dashes. It comes from the newest I-797 notice for Form I-129 of your husband or wife.',
    why: 'This code rests on the work visa of the husband or wife. The number leads the officer to that case.',
    find: 'It is on the I-797 notice, which your husband or wife or the company has. The I-589 does not have it.',
    slips:
      'People use the number of an old notice, or the one from their own asylum receipt. The form asks for the newest H-1B notice.',
    skip: 'Only people who wrote (c)(26) in item 27 fill this. For any other code it stays empty.',
  },
  'p2-30-c-8-only': {
    question: 'If your code is (c)(8), have you ever been arrested for a crime, or convicted of one?',
    asks: 'Mark Yes or No. Ever means your whole life, in any country. It asks about arrests and convictions alike. After a Yes, the instructions ask for court papers that show how each case ended.',
    why: 'The officer looks at arrests and crimes when a person with an open asylum case asks for a work card.',
    find: 'Look at any police or court papers you have. Your I-589 asks near things in Part B, item 2 (abroad) and Part C, item 6 (in the U.S.). This item is wider.',
    slips:
      'People leave out an arrest abroad, a short one, or a case that was dismissed. The question covers those too. If you are not sure, ask a lawyer before you sign.',
    skip: 'Only people who wrote (c)(8) in item 27 are asked this. For any other code both boxes stay empty.',
  },
  'p2-31-i-140-receipt-number': {
    question: 'If your code is (c)(35) or (c)(36), what is the receipt number of the I-140 notice?',
    asks: 'Write the 13 letters and numbers with no spaces or dashes. For (c)(35) it is your own I-797 notice for Form I-140. For (c)(36) it is the one of your husband, wife or parent.',
    why: 'These two codes go with a job case on Form I-140. The number leads the officer to that case.',
    find: 'It is on the I-797 notice for Form I-140. The company that sent in that form may have it.',
    slips:
      'People put here the number from the receipt of their asylum form or of their last work card. It is not the same number.',
    skip: 'Only people who wrote (c)(35) or (c)(36) in item 27 fill this. For asylum codes it stays empty.',
  },
  'p2-31-c-35-c-36': {
    question:
      'If your code is (c)(35) or (c)(36), have you ever been arrested for a crime, or convicted of one?',
    asks: 'Mark Yes or No. Ever means your whole life, in any country. After a Yes, the form points to the instructions, which tell what court papers to send.',
    why: 'The officer looks at arrests and crimes before giving a work card under these two job codes.',
    find: 'Look at police and court papers from any time and place. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Items 30 and 31.b ask the same thing of different people. Item 30 goes with code (c)(8), and 31.b with these two codes.',
    skip: 'Only people who wrote (c)(35) or (c)(36) in item 27 are asked this. For asylum codes both boxes stay empty.',
  },
} as const;
