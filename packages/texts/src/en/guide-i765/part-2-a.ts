export const part2A = {
  'p2-1-full-legal-name': {
    question: 'What is your full legal name: last name, first name and middle name?',
    asks: 'Last name goes in 1.a, first name in 1.b, middle name in 1.c. Letters, hyphens and spaces only, so no accent marks or dots.',
    why: 'The officer uses it to find your file.',
    find: "Copy it from your passport, grant letter or judge's order. Your I-589, Part A.I, items 4 to 6, has it too.",
    slips:
      'First and last names get swapped. Nicknames get used. If you have two last names, both go in 1.a.',
    skip: '1.c stays empty if you have no middle name.',
  },
  'p2-2-other-name-used-first': {
    question: 'Have you ever used any other name, such as a maiden name or a nickname?',
    asks: 'Put the first of your other names here, split into last, first and middle. This box is on the right side of page 1.',
    why: 'Old papers may be under that name. This lets the officer find them.',
    find: 'Look at your birth paper, marriage papers, old visas and school papers. Your I-589, Part A.I, item 7, lists other names on one line.',
    slips: 'Maiden names and the names told in the I-589 get left out. A name you no longer use counts too.',
    skip: 'Leave it empty if you never used any other name.',
  },
  'p2-3-other-name-used-second': {
    question: 'Is there a second other name that you have used at any time in your life?',
    asks: 'One more name, in three boxes: last (3.a), first (3.b), middle (3.c). Keep each name in its own set of boxes.',
    why: 'A person may show up under more than one name in files here or abroad.',
    find: 'Check how your name is spelled on old IDs, tickets and court papers. See your I-589, Part A.I, item 7.',
    slips: 'Two names get put in one box. A second way to spell your name on an old visa is often missed.',
    skip: 'Leave it empty if you have used just one other name or none.',
  },
  'p2-4-other-name-used-third': {
    question: 'Have you used a third other name, and are there even more?',
    asks: 'The last set of boxes for other names: 4.a, 4.b and 4.c. A fourth name and more go in Part 6. Label them page 1, Part 2, item 2.a.',
    why: 'The form asks for each name you have ever used, not just three.',
    find: 'Go over your list from items 2 and 3. Then add any name still left from your I-589 or past marriages.',
    slips: 'Some stop at three since the boxes end here. The form gives room for the rest in Part 6.',
    skip: 'Leave it empty if items 2 and 3 hold all your other names.',
  },
  'p2-5-u-s-mailing-address': {
    question: 'At what U.S. address do you get your mail?',
    asks: 'Street, unit (Apt., Ste. or Flr.), city, state and 5-digit ZIP. Use no # sign, dots or commas. If mail comes in the name of someone else there, that name goes in 5.a.',
    why: 'The agency writes to you at this address.',
    find: 'Look at a letter that came to you, or your lease. In your I-589 it is Part A.I, item 9, or item 8 if both were the same.',
    slips:
      'Mail comes first on this form, then home. The I-589 one may be old. If you move, a law gives you 10 days to tell the agency. Check on uscis.gov.',
    skip: '5.a is empty if the mail comes in your own name. 5.c is empty if there is no unit.',
  },
  'p2-6-mailing-address-same-as-physical': {
    question: 'Do you live at the same place where you get your mail?',
    asks: 'Mark Yes or No. If you mark No, the form asks for your home in item 7. If you mark Yes, item 7 is left empty.',
    why: 'The agency wants both places: where to write and where you live.',
    find: 'Check your lease or a bill for your home. Then match it with item 5.',
    slips:
      "Some mark Yes when item 5 is a P.O. box or a friend's home. Some mark Yes and fill in item 7 too.",
  },
  'p2-7-u-s-physical-address': {
    question: 'If you live at some other place than your mail address, where is your home?',
    asks: 'Street, unit (Apt., Ste. or Flr.), city, state and 5-digit ZIP of the place where you sleep. No # sign, dots or commas.',
    why: 'It shows where you live now, which may not be where your mail goes.',
    find: 'Use your lease, a light or water bill, or a note from the person you live with. Your I-589, Part A.I, item 8, may show an old home.',
    slips: 'A P.O. box is not a home. The unit number goes in 7.b, not on the street line.',
    skip: 'Fill it in only if item 6 is No. If item 6 is Yes, leave it empty.',
  },
  'p2-8-a-number': {
    question: 'What is your A-Number, if you have one?',
    asks: 'Nine digits, one in each space. The letter A is printed, so leave it off. If yours has 8 digits, put a 0 in front.',
    why: 'Your whole file is kept under this number. It ties this form to your asylum case.',
    find: 'It is on your grant letter, court papers, old work card and notices. In your I-589 it is Part A.I, item 1.',
    slips:
      'People type the A or leave out the zero in front. Some copy a receipt number, which has 13 letters and digits.',
    skip: 'The form asks for it only if you have one.',
  },
  'p2-9-applicant-uscis-online-account-number': {
    question: 'What is the number of your own online account with USCIS, if you have one?',
    asks: 'Twelve letters or digits, one in each space, with no dashes.',
    why: 'It lets the agency link this form to your account.',
    find: 'Sign in to your account, or look at notices tied to it. Your I-589, Part A.I, item 3, asks for the same number.',
    slips:
      "It is not your A-Number, your receipt number or your email. A lawyer's account number goes at the top of page 1.",
    skip: 'The form asks for it only if you have one. It stays empty if you never opened an account.',
  },
  'p2-10-sex': {
    question: 'Which of the two boxes for sex goes with your papers: Male or Female?',
    asks: 'Mark one box. The form has just these two. There is no X box.',
    why: 'It helps the officer know that the papers are yours.',
    find: 'The agency goes by the birth certificate made at birth or close to it. Your I-589, Part A.I, item 10, asks this too. Check on uscis.gov.',
    slips:
      'The boxes are small and close together. A mark in the wrong one, or in both, is easy to make. If your papers do not agree, ask a lawyer before you sign.',
  },
  'p2-11-marital-status': {
    question: 'What are you as of today: single, married, divorced or widowed?',
    asks: 'Mark one of four boxes: Single, Married, Divorced or Widowed. It is about the day you sign.',
    why: 'It shows your family status and is matched with what you told the agency before.',
    find: 'Look at your marriage paper, the divorce order, or the death paper of your spouse. Your I-589, Part A.I, item 11, shows what was true back then.',
    slips:
      'This form has no box for people who live apart. A marriage in a church or in your country may count. If you are not sure, ask a lawyer before you sign.',
  },
  'p2-12-filed-form-i-765-before': {
    question: 'Have you ever sent in this same work permit form, Form I-765, before now?',
    asks: 'Mark Yes or No. Any earlier I-765 counts, at any time and for any reason.',
    why: 'The officer can look up your past work permit files.',
    find: 'Look for old work cards, receipts and letters that name Form I-765. If a lawyer or helper sent one, ask that person. The I-589 does not ask this.',
    slips:
      'A card from years ago is easy to forget. So is a form that was denied or that a helper sent for you. If you are not sure, ask before you sign.',
  },
  'p2-13-social-security-number-if-known': {
    question: 'What is your Social Security number, if you have one and know it?',
    asks: 'Nine digits, with no dashes. This form no longer lets you ask for a Social Security card.',
    why: 'It helps the agency match you with other records.',
    find: 'It is on your Social Security card and on pay or tax papers. Your I-589, Part A.I, item 2, asks for it too.',
    slips:
      'A tax number (ITIN) starts with 9. It is not a Social Security number. Digits get swapped, so read them twice.',
    skip: 'It stays empty if you were never given one or do not know it. The form says if known.',
  },
  'p2-14-countries-of-citizenship': {
    question: 'Of which country, or countries, are you a citizen or national right now?',
    asks: 'One country in 14.a and a second one, if any, in 14.b. Letters and spaces only. More go in Part 6, with page 2, Part 2, item 14.a.',
    why: 'The agency needs to know each country that sees you as its own today.',
    find: 'Look at your passports and national ID cards. Your I-589, Part A.I, item 14, shows the one you had when you signed it.',
    slips:
      'Where you were born may not be where you are a citizen. A second passport gets left out. Write the country, such as Haiti. If you are not sure, ask a lawyer before you sign.',
    skip: '14.b stays empty if you have just one.',
  },
  'p2-15-city-town-or-village-of-birth': {
    question: 'In what city, town or village were you born?',
    asks: 'Just the name of the place. Letters, hyphens and spaces only, so no accent marks. The state and country go in 15.b and 15.c.',
    why: 'It helps tell you apart from someone with the same name.',
    find: 'Read it on your birth certificate or passport. Your I-589, Part A.I, item 13, has the city and country in one box.',
    slips: 'Some put the city where they grew up, or the big city near by. Some put the country here too.',
  },
  'p2-15-state-or-province-of-birth': {
    question: 'In what state, province or region were you born?',
    asks: 'The name of the larger area that holds your birth town. Some lands call it a state, province or district. Letters, hyphens and spaces only.',
    why: 'Many towns share a name. The area shows which one is meant.',
    find: 'Your birth certificate most often names it. The I-589, Part A.I, item 13, asks for city and country only, so it may not be there.',
    slips:
      'Some write the country or a U.S. state where they live now. It is the area at the time and place of your birth.',
  },
  'p2-15-country-of-birth': {
    question: 'In what country were you born?',
    asks: 'The name of the country, in English, with letters and spaces only.',
    why: 'It is matched with your file and your passport.',
    find: 'See your birth certificate and passport. In your I-589 it is the last part of Part A.I, item 13.',
    slips:
      'It is not always the country of your passport. Some write Cuban and not Cuba. Some lands have a new name now: see how your papers and your I-589 show it.',
  },
} as const;
