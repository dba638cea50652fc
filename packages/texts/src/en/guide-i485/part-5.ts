export const part5 = {
  'p5-1-parent-1-legal-name': {
    question: 'What is the full legal name of your first parent?',
    asks: 'Three boxes: last name, first name, middle name. They take letters, hyphens and spaces, with no accent marks. The form does not say which parent goes first.',
    why: 'Names of parents help prove who you are. The officer can match them with your birth paper and your asylum file.',
    find: "On your birth certificate, or your parent's own papers. Your I-589 has the names of both parents in Part A.III, item 5.",
    slips:
      'Many people leave out a parent who has died or whom they do not see. The form asks for the name all the same.',
  },
  'p5-2-parent-1-name-at-birth-if-different': {
    question: 'Did your first parent have some other name when born?',
    asks: 'The name that parent had at birth, in three boxes: last, first, middle. Fill it in only if it is not the same as the name in item 1.',
    why: 'Some people change names when they wed or later in life. With both names the officer can match old papers.',
    find: "On that parent's birth certificate or wedding paper. On your own birth certificate, a mother is often listed with her first last name.",
    slips: 'Some people copy the same name twice. Others put a pet name used at home.',
    skip: 'If the name never changed, these boxes stay empty.',
  },
  'p5-3-parent-1-date-of-birth': {
    question: 'When was your first parent born?',
    asks: 'Write month, day and year with slashes, like 05/30/1955. The box also takes the word Unknown.',
    why: 'It sets your parent apart from others of the same name.',
    find: "On that parent's own birth paper, passport or ID card. A date may also be on your birth certificate. It is not on your I-589.",
    slips:
      'Some people make up a day when they know just the year. Others leave it blank since the parent has died; the form still asks.',
  },
  'p5-4-parent-1-country-of-birth': {
    question: 'In which country was your first parent born?',
    asks: 'The name of the country only, with no town. It takes letters, hyphens and spaces.',
    why: 'It helps the officer tell who your parent is and set the answer next to what your I-589 says.',
    find: "On that parent's passport or birth paper. In your I-589, Part A.III, item 5 gives town and country in the same box.",
    slips:
      'Some people write the town, as they did on the I-589. Others write the country where the parent lives now.',
  },
  'p5-5-parent-2-legal-name': {
    question: 'What is the full legal name of your other parent?',
    asks: 'Last name, first name and middle name, each in a box of its own. It is for the parent you did not put in item 1.',
    why: 'The officer reads both names next to your birth paper. Two parents who match leave less doubt about who you are.',
    find: 'On your birth certificate. In your I-589, Part A.III, item 5, the mother and the father each have a line.',
    slips:
      'Some people put the same parent twice, once with each last name. Others leave out a parent who has died.',
  },
  'p5-6-parent-2-name-at-birth-if-different': {
    question: 'Did your other parent have some other name when born?',
    asks: 'Last, first and middle name as they were at birth. The form wants them only if they are not the same as in item 5.',
    why: 'Old papers from home may show only the birth name. The officer needs it to see that it is the same person.',
    find: "On that parent's birth or wedding paper, or on the birth papers of your brothers and sisters.",
    slips: 'Some people write a new last name that came with a wedding. This box is for the one from before.',
    skip: 'It stays empty if the name has always been the same.',
  },
  'p5-7-parent-2-date-of-birth': {
    question: 'When was your other parent born?',
    asks: 'Month, day and year, like 12/02/1960, or the word Unknown. No other words fit in this box.',
    why: 'With a name and a date the officer can tell your parent from someone else.',
    find: "On that parent's ID, passport or birth paper, or ask family who may know. The I-589 does not ask for it.",
    slips: 'Some people put the day first. Others mix up the dates of the two parents.',
  },
  'p5-8-parent-2-country-of-birth': {
    question: 'In which country was your other parent born?',
    asks: 'One country name, in letters. There is no room here for a town or a state.',
    why: 'The two parents may come from two lands. The officer wants to know each one.',
    find: "On that parent's birth paper or passport. It is the last word of the birth box for that parent in your I-589, Part A.III, item 5, if it was filled in so.",
    slips:
      "Many people write their own home country by habit. Others give the country of the parent's passport.",
  },
} as const;
