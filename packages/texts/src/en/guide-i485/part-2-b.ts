export const part2B = {
  'p2-3-special-immigrant-categories': {
    question:
      'Is your case one of the special groups, such as a Special Immigrant Juvenile or a faith worker?',
    asks: 'Ten boxes: special youth, some Afghans or Iraqis, news people, staff of world bodies or NATO, soldiers, Panama Canal staff, doctors, U.S. staff in other lands, and two for faith work. One box in all of 3.a to 3.g.',
    why: 'Each group has a law and a form of its own. The box sends your case to the right one.',
    find: 'Look for Form I-360, DS-157 or DS-1884 in your papers, or a letter about one of them.',
    slips:
      'Being from one of the lands named is not all that the box asks. If you are not sure, ask a lawyer before you sign.',
    skip: 'If your one box is in some other group, these stay empty.',
  },
  'p2-3-asylee-or-refugee-category': {
    question: 'Were you granted asylum, or did you come in as a refugee?',
    asks: "Two boxes. The first is for people who were granted asylum, on Form I-589 or I-730. The next is for people let in as refugees. Each opens a date to fill in. The form tells a derivative to go by the principal's category.",
    why: 'The law for people with asylum is not the same as for family or job cases. This box points the officer to it.',
    find: "On the letter from the asylum office, the judge's order, or the I-730 approval. If you are not sure, ask a lawyer before you sign.",
    slips:
      'Some people mark the refugee box since they fled danger. The form keeps the two apart. An asylum case with no answer yet is not a grant.',
    skip: 'If your one box from 3.a to 3.g is in some other group, both stay empty.',
  },
  'p2-3-date-asylum-was-granted': {
    question: 'On what date were you granted asylum?',
    asks: 'Write month, day and year with slashes, like 06/21/2023. The box opens when the asylum box in 3.d is marked.',
    why: 'The law looks for one year in the U.S. after the grant. The officer counts from this date.',
    find: 'On the letter from the asylum office, or the order of the judge, the Board or a court. It is not on your I-589. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Many people write the day they sent the I-589, or the day of the talk with the officer. The form asks for the day of the grant.',
    skip: 'It stays empty if the asylum box is not marked.',
  },
  'p2-3-date-first-admitted-as-refugee': {
    question: 'On what date were you first let into the United States as a refugee?',
    asks: 'Write month, day and year with slashes, like 11/05/2022. The box opens when the refugee box in 3.d is marked.',
    why: 'The officer uses it to see how long you have been here as a refugee. Later trips do not change that first day.',
    find: 'On your first I-94, or the stamp put in your papers when you came in. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Some people write the day they were told yes in the other country. The box asks for the day they were let in here.',
    skip: 'People granted asylum have their own date box above. This one stays empty if the refugee box is not marked.',
  },
  'p2-3-trafficking-or-crime-victim-categories': {
    question: 'Does your case come from T or U status, for victims of human trafficking or of some crimes?',
    asks: 'Two boxes. One is for T cases (Form I-914 or I-914A): victims of human trafficking, and their family. One is for U cases (Form I-918, I-918A or I-929): victims of some crimes, and their family.',
    why: 'T and U cases have their own rules. The box tells the officer which of the two to use.',
    find: 'On the letter that granted T or U status, or on a copy of one of those forms. If you are not sure, ask a lawyer before you sign.',
    slips:
      'The box is about a case made on one of these forms. It does not ask you to tell the story of the crime.',
    skip: 'If your one box is in some other group, both stay empty.',
  },
  'p2-3-special-public-law-programmes': {
    question: 'Is your case under one of the special laws for some groups, such as the Cuban Adjustment Act?',
    asks: "Eight boxes. Two are for the Cuban law and two for family under the Haitian law. The rest are for Lautenberg parolees, diplomats who can't go home, some people from Vietnam, Cambodia and Laos, and Amerasians.",
    why: 'Each of these laws has its own rules. The form takes one box in all of 3.a to 3.g, and that box sets the rules for your case.',
    find: 'The law is named on the papers or letters of your case. If no paper names one, a lawyer can look. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Your home country alone does not say which box fits. Some people mark one here and one in 3.d too.',
    skip: 'If your one box is in some other group, these stay empty.',
  },
  'p2-3-other-options': {
    question: 'Is your case one of the last five kinds, such as the visa lottery or birth to a diplomat?',
    asks: 'Five boxes: the Diversity Visa (the lottery), life here since before 1972, birth here to a diplomat, S status, and other. The lottery box asks for a rank number. The other box asks you to name the case.',
    why: 'These cases fit none of the groups above. The officer still needs one box to know which rules to use.',
    find: 'On the letter for your case. For S status, a police agency files Form I-854B. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Some people mark the last box just to be safe, on top of some other one. The form takes one box in all of 3.a to 3.g.',
    skip: 'If your one box is in some other group, these stay empty.',
  },
  'p2-3-diversity-visa-rank-number': {
    question: 'If you won the visa lottery, what is your rank number?',
    asks: 'Write the rank number you were given. The box opens when the Diversity Visa box in 3.g is marked.',
    why: 'The number ties your form to your own place in the lottery.',
    find: 'In the papers you got from the visa lottery. Check on uscis.gov.',
    slips: 'Some people write an A-Number or a receipt number here. The rank number is not one of those.',
    skip: 'All others leave it empty. The box stays shut if the lottery box is not marked.',
  },
  'p2-3-other-eligibility-description': {
    question: 'If you marked the last box in 3.g, what kind of case is yours?',
    asks: 'One short line, about 80 letters, that names the law or kind of case. It opens when the last box of 3.g is marked.',
    why: 'The officer has no printed name to go by, so your own words must say what the case is.',
    find: 'On the letter or order your case rests on. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Some people start to tell their story here. There is room for a name only. Long text can go in Part 14.',
    skip: 'If the last box of 3.g is not marked, the line stays empty.',
  },
  'p2-4-applying-under-ina-245-i': {
    question: 'Do you use the law called INA section 245(i) for this case?',
    asks: 'Yes or No. The form asks it of people with a family, job, special group or lottery box in 3.a to 3.g.',
    why: 'Section 245(i) is a rule of its own for those kinds of cases. The officer must know if your case rests on it.',
    find: 'A lawyer who knows your first papers and your way into the country can tell. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Some people mark an answer by guess since they do not know the number of the law. No paper you hold may name it.',
    skip: 'The asylum and refugee boxes are not in the list of cases this is for.',
  },
  'p2-5-age-21-filing-as-child-under-cspa': {
    question: 'Are you 21 or older, and do you file as a child under the Child Status Protection Act?',
    asks: 'Yes or No. Both things go in one question: your age now, and if you file as a child under that law.',
    why: 'Some cases are open only to a child under 21. This law can touch people who turned 21 while they waited.',
    find: "Your age is on your birth certificate. To see if you were listed as a child, look at the Part A.II of your parent's I-589, or the I-730. If you are not sure, ask a lawyer before you sign.",
    slips: 'Some people read it as a question about their own children. It is about you and your age.',
  },
} as const;
