export const part3To4 = {
  'p3-1-reason-for-affidavit-of-support-exemption': {
    question: "Why do you not send a sponsor's promise of support (Form I-864) with this form?",
    asks: 'Six boxes, mark one: 40 work credits, child of a citizen, widow or widower, VAWA, not asked for by law (1.e), or asked for by law (1.f).',
    why: 'In some kinds of cases a sponsor must sign to support the person. The officer checks if yours is one of them.',
    find: 'It goes with the box you marked in Part 2. Box 1.e is for people whose kind of case does not need that promise by law. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Many people skip this part since they have no sponsor. Boxes 1.e and 1.f look much the same: one says not required, the other says required.',
  },
  'p4-1-ever-applied-for-immigrant-visa-abroad': {
    question:
      'Have you ever asked for a visa to live in the U.S. for good, at a U.S. embassy or consulate in another country?',
    asks: 'Yes or No. It covers your whole life and any country. If Yes, items 2 to 4 ask where, what they said, and when.',
    why: 'The officer can look up the old visa file and see if it fits with what you say now.',
    find: 'Look in old passports, letters from the embassy, and receipts. Ask your parents if they put you on a family case. If you are not sure, ask a lawyer before you sign.',
    slips:
      'A visit or student visa is not the kind of visa in this question. A visa that was refused, or that you gave up on, is still one you asked for.',
  },
  'p4-2-consulate-city-and-country': {
    question: 'In which city and country is the U.S. embassy or consulate where you asked for that visa?',
    asks: 'Two boxes: the city, then the country. They take letters, hyphens and spaces. They open when item 1 is Yes.',
    why: 'Each office keeps its own visa files. The place tells the officer where to look.',
    find: 'On the letter, receipt or stamp that the embassy gave you.',
    slips: 'Some people write the city they lived in. The box asks for the city of the embassy or consulate.',
    skip: 'If item 1 is No, both boxes stay empty.',
  },
  'p4-3-decision-on-that-visa': {
    question: 'What did the embassy or consulate decide about that visa?',
    asks: 'One or two words, letters and spaces only. The form gives these samples: approved, refused, denied, withdrawn. Withdrawn means you took it back.',
    why: 'The officer sets your answer next to the old file. A refused visa may lead to more questions.',
    find: "On the last letter from the embassy, or the stamp in your old passport. If you can't find it or do not know, ask a lawyer before you sign.",
    slips:
      'Some people write the reasons here. The box is short. Reasons can go in Part 14, with page 8, part 4 and item 3.',
    skip: 'If item 1 is No, this box stays empty.',
  },
  'p4-4-date-of-that-decision': {
    question: 'On what date did the embassy or consulate decide about that visa?',
    asks: 'Write month, day and year with slashes, like 02/17/2015. It takes digits and slashes only.',
    why: 'The date lets the officer find the right file, above all if you asked more than once.',
    find: "At the top of the embassy's last letter, or on the stamp in the passport you had then.",
    slips:
      'Some people write the day they asked for the visa, or the day of the talk there. The box asks for the day it was decided.',
    skip: 'If item 1 is No, this box stays empty.',
  },
  'p4-5-previously-applied-for-residence-inside-u-s': {
    question: 'Before this form, did you ask for a green card while you were in the United States?',
    asks: 'Yes or No. It covers any time before now, in any kind of case. It is about past tries made from inside the country.',
    why: 'An old case has its own file. The officer will set it next to this form and look for things that do not fit.',
    find: 'Look for old receipts or letters about a Form I-485. Ask a past lawyer, or a parent who may have filed for you. If you are not sure, ask a lawyer before you sign.',
    slips: 'Some people leave out a case that was denied, sent back or dropped, or one that a helper filed.',
  },
  'p4-6-ever-had-residence-rescinded': {
    question:
      'Did you ever have a green card that the government later took back under a law called INA section 246?',
    asks: 'Yes or No. The word is EVER, so it covers your whole life. The form calls this rescinded: you had the green card and it was taken back.',
    why: 'A past green card that was taken back leaves a file. The officer must read that file with this one.',
    find: "Look for a letter or a judge's order that speaks of section 246 or uses the word rescind. If you are not sure, ask a lawyer before you sign.",
    slips:
      'A lost card, or one that ran out, is not the same thing as a green card that was taken back under this law.',
  },
  'p4-7-employer-or-school-current-most-recent-line': {
    question: 'What do you do now, or what did you do last: a job, a school, or neither?',
    asks: 'The first box of item 7, for your job or school of today or the last one. It takes 34 letters, hyphens or spaces. Item 7 is about the last five years, newest first.',
    why: 'The officer looks at your last five years with no gaps, up to the day you sign.',
    find: 'On a pay stub, a work contract or a school paper. Old jobs and schools are in your I-589, Part A.III, items 3 and 4.',
    slips:
      'Many people leave out months with no job, or work for themselves. The form wants those too. The rest of the list goes in Part 14, with page 8, part 4, item 7.',
  },
  'p4-7-name-of-employer-company-or-school': {
    question: 'What is the name of the place where you work or study now, or did last?',
    asks: 'The full name of the boss, business or school. Up to 34 letters, hyphens and spaces. It takes no numbers, dots or commas.',
    why: 'The name lets the officer check your work and school against your other papers.',
    find: 'On your pay stub, tax paper, contract or school letter. In your I-589 it may be in Part A.III, item 3 or 4, if you were there back then.',
    slips:
      'Some people give a nickname for the place. Those who work for themselves or have no job often write just that here. If a job worries you, ask a lawyer before you sign.',
  },
  'p4-7-your-occupation-there': {
    question: 'What kind of work do you do there, or what are you, such as cook or student?',
    asks: 'One or a few words: cook, nurse aide, student. If you have no job or have retired, the form asks you to say so here. Up to 34 letters.',
    why: 'It shows the officer how you spend your days and how you live.',
    find: 'On your pay stub or work contract. You can also use the word that you and your boss use for the job.',
    slips:
      'Some people write the name of the business once more. Others write a job they had at home and do not have now.',
  },
  'p4-7-employer-or-school-address': {
    question: 'Where is that job or school?',
    asks: 'The street, city, state and ZIP code of the job or school. The street box takes 34 letters and numbers, with no dots, commas or #. Mark Apt, Ste or Flr only if there is a unit number.',
    why: 'The officer can place your job or school on the map and see if it fits with where you live.',
    find: 'On your pay stub, tax paper or school letter. The place may have it on a sign or web page.',
    slips:
      'Some people give their own home address, or the main office far away. For a place in some other country, state and ZIP stay empty.',
    skip: 'Province and postal code stay empty when the place is in the U.S.',
  },
  'p4-7-from-and-to-dates': {
    question: 'When did you start at that job or school, and when did you stop?',
    asks: 'Two dates with month, day and year, like 03/15/2022. They can be for work, school, or a time with no job.',
    why: 'The dates let the officer see five years in a row with no holes.',
    find: 'On the first and last pay stub, the job letter or school papers. Your I-589, Part A.III, items 3 and 4, gives months and years, but no days.',
    slips:
      'Many people guess the day. If it is not exact, a line in Part 14 can say so. On a screen the box takes no words, so many people write Present by hand.',
    skip: 'If you are still there, there is no end date yet.',
  },
  'p4-7-source-of-support-if-unemployed-retired': {
    question: 'If you had no job or had retired, who or what paid for your needs?',
    asks: 'A short line, up to 34 letters and numbers, like savings, husband, or help from a church. It goes with the time shown in the dates above it.',
    why: 'The form asks this for each time with no job. The officer sees how you lived in those months.',
    find: 'Think of who paid rent and food then. Bank papers, or letters from those who helped, can remind you.',
    slips:
      'Some people write none, but they lived with family who paid. Each time with no job in the list needs its own line, in Part 14 if need be.',
    skip: 'It may stay empty if you had a job or school in that time.',
  },
  'p4-8-latest-employer-or-school-abroad': {
    question: 'What was the last place you worked or studied before, in some other country?',
    asks: 'The name of your last boss, business or school outside the U.S. It takes 34 letters, hyphens and spaces. It can be older than five years.',
    why: 'It ties your life before to your life here. The officer may read it next to your asylum story.',
    find: 'In your I-589, Part A.III, item 4 for jobs and item 3 for schools. Old work letters or school papers show it too.',
    slips:
      'Some people skip it since they have been here for more than five years. This item has no five-year limit.',
    skip: 'The form says to fill it in only if that place is not in your list yet.',
  },
  'p4-8-occupation-there': {
    question: 'What work did you do at that last place in the other country?',
    asks: 'A few words, such as teacher, farm worker or student. Up to 34 letters. If you had no job or had retired, the form asks you to say so.',
    why: 'Some kinds of work, such as police or army, may bring up more questions later on the form.',
    find: 'In your I-589, Part A.III, item 4, next to the name of the job. A work card from home may show it.',
    slips:
      'Some people use a softer word than the one on their I-589. The officer can see both. If you are not sure, ask a lawyer before you sign.',
    skip: 'It stays empty if the place is in your list under item 7.',
  },
  'p4-8-its-address': {
    question: 'Where was that last job or school in the other country?',
    asks: 'Street, city, province, postal code and country. The street box takes 34 letters and numbers, with no dots or commas. State and ZIP are for U.S. places.',
    why: 'The place shows the officer in which country you worked or studied last, and in which town.',
    find: 'In your I-589, Part A.III, item 4 puts the name and address in one line. Item 3 gives the place of a school.',
    slips:
      'Some people give the country alone, and leave out the town. Others put the address in the U.S. of the job they have now.',
    skip: 'It stays empty if the place is in your list under item 7.',
  },
  'p4-8-from-and-to-dates': {
    question: 'When did you start and stop at that last place in the other country?',
    asks: 'Two dates with month, day and year, like 08/01/2012. The month comes first.',
    why: 'The officer sets the end date next to the day you left your country and came here.',
    find: 'In your I-589, Part A.III, items 3 and 4. Those lines give month and year only. A work letter or a school paper may give the day.',
    slips:
      'Many people put an end date that falls after they came to the U.S. If a day is not exact, a line in Part 14 can say so.',
    skip: 'Both stay empty if the place is in your list under item 7.',
  },
  'p4-8-source-of-support-if-unemployed-retired': {
    question: 'If you had no job or had retired in that time abroad, who or what paid for your needs?',
    asks: 'A short line, up to 34 letters and numbers, like parents, farm land or a pension. It goes with the dates of item 8.',
    why: 'The form asks this when the line above shows no job. The officer sees how you lived in the other country.',
    find: 'Think of who fed and housed you then. Your I-589 has no line for this, but the story you told in it may help you recall.',
    slips: 'Some people give the help they get here now. This line is about the time in the other country.',
    skip: 'It may stay empty if item 8 shows a job or school, or if that place is in your list under item 7.',
  },
} as const;
