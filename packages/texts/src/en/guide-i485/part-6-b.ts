export const part6B = {
  'p6-10-is-current-spouse-applying-with-you': {
    question: 'Is your husband or wife asking for a green card along with you?',
    asks: 'Mark Yes or No. It asks if your spouse is filing too. Each person sends their own I-485.',
    why: 'The agency then knows which family cases to look at together.',
    find: "You and your spouse know this. Item 24 of your spouse's block in the I-589 is a different thing: it asked who was in the asylum case.",
    slips:
      'Some people think one form is enough for the whole family. If you are not sure, ask a lawyer before you sign.',
    skip: 'If you have no husband or wife now, both boxes stay empty.',
  },
  'p6-11-prior-spouse-legal-name': {
    question: 'What was the full name of the person you were married to before?',
    asks: 'Write the last name your ex had before the wedding, then the first and middle names. There is room for one past marriage. The rest go in Part 14 (page 11, part 6, items 11-18).',
    why: 'The agency wants to see each of your marriages, from the first to the last.',
    find: 'Look at the old marriage certificate, the divorce paper or the death certificate. The I-589 does not ask about past marriages.',
    slips:
      'Many people leave out a short marriage, one made abroad, or one that was annulled. The form counts them all.',
    skip: 'If you never had another marriage, items 11 to 18 stay empty.',
  },
  'p6-12-prior-spouse-date-of-birth': {
    question: 'When was your ex-husband or ex-wife born?',
    asks: 'Write the date as mm/dd/yyyy. If you cannot find it, the box takes the word Unknown.',
    why: 'It helps the agency know which person you were married to.',
    find: 'The old marriage certificate or the divorce papers often show it. You can also look at the birth papers of a child you had with that person.',
    slips: 'Some people guess a date. A guess may clash with a record the officer has.',
    skip: 'It stays empty only if you had no past marriage.',
  },
  'p6-13-prior-spouse-country-of-birth': {
    question: 'In what country was your ex-husband or ex-wife born?',
    asks: 'Write the name of the country, with no city. Letters, spaces and hyphens fit in the box.',
    why: 'It helps tell your ex from other people with the same name.',
    find: 'Check the marriage certificate from that time, or the divorce papers.',
    slips: 'Birth country and passport country are two things. The passport one goes in item 14.',
    skip: 'If this is your first marriage, or you never married, leave it empty.',
  },
  'p6-14-prior-spouse-country-of-citizenship': {
    question: 'What country was your ex-husband or ex-wife a citizen of?',
    asks: 'Write the name of the country. The box takes letters and spaces only.',
    why: 'The form uses it to know who your ex is and what papers may exist on that person.',
    find: "Old copies of your ex's passport or ID card show it. So may the papers from the wedding.",
    slips: 'Some people write the word for the people, like Mexican. The box asks for the country: Mexico.',
    skip: 'It is only for people who had a marriage that ended.',
  },
  'p6-15-date-married-prior-spouse': {
    question: 'On what date did you marry your ex-husband or ex-wife?',
    asks: 'Write the day of that wedding as mm/dd/yyyy. The box takes Unknown too.',
    why: 'With the dates, the officer can see when each marriage began.',
    find: 'The marriage certificate from that time has it. Divorce papers often give it as well.',
    slips: 'This is the day that marriage began. The day it ended goes in item 17.',
    skip: 'Leave it empty if you had no past marriage.',
  },
  'p6-16-place-married-prior-spouse': {
    question: 'Where did you marry your ex-husband or ex-wife?',
    asks: 'Write the city or town, the state or province, and the country of that wedding.',
    why: 'It shows where the record of that marriage is kept.',
    find: 'See the old marriage certificate. If it is lost, divorce papers may name the place.',
    slips: 'Do not mix it with item 9. That one is for the marriage you are in now.',
    skip: 'With no past marriage, these boxes stay empty.',
  },
  'p6-17-place-that-marriage-ended': {
    question: 'In what place did that past marriage end by law?',
    asks: 'Write the city or town, the state or province, and the country. For a divorce, that is where the court or office is. For a death, many people write where the person died.',
    why: 'The officer can then tell who keeps the proof that the marriage ended.',
    find: 'Use the divorce paper, the paper that annulled it, or the death certificate.',
    slips:
      'Some people write where they lived when they split up. The form asks where it ended by law. If there was no court or paper, ask a lawyer before you sign.',
    skip: 'It is only for people with a marriage that ended.',
  },
  'p6-17-date-that-marriage-ended': {
    question: 'On what date did that past marriage end by law?',
    asks: 'Write the date as mm/dd/yyyy. If the date cannot be found, the box takes Unknown.',
    why: 'The officer compares it with the start of your next marriage, if there is one.',
    find: "For a divorce, look for the date the judge's paper became final. For a death, use the date on the death certificate.",
    slips:
      'The day you moved apart is not always the day it ended by law. If the dates of two marriages cross, ask a lawyer before you sign.',
    skip: 'Leave it empty if none of your marriages has ended.',
  },
  'p6-18-how-that-marriage-ended': {
    question: 'How did that past marriage end?',
    asks: 'Mark one of four boxes: annulled, divorced, spouse died, or other. If you mark Other, a line opens to say how.',
    why: 'It tells the officer what kind of paper proves the end of the marriage.',
    find: 'The title of your paper says it: a divorce order, a paper that annulled it, or a death certificate.',
    slips:
      'Annulled means a court or office said the marriage was not valid. If you were given asylum through this spouse, ask a lawyer before you sign.',
    skip: 'These boxes stay empty if you had no past marriage.',
  },
} as const;
