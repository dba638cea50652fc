export const part9G = {
  'p9-76-unlawfully-present-since-1-april-1997': {
    question:
      'Since April 1, 1997, have you been in the U.S. after your stay ran out, or without being let in?',
    asks: 'Mark Yes or No. The form means time after the stay you were given had ended, or time here without being admitted or paroled. If Yes, give the dates in Part 14, and item 77 is next.',
    why: 'The officer adds up time in the U.S. that was not allowed.',
    find: 'Your I-94 shows until when you could stay. Your I-589, Part A.I item 19.c, has your entries and the end of your stay.',
    slips:
      'How the time of an open asylum case counts is a hard point for many. It is not the same as the right to work. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-77-if-76-yes': {
    question: 'Was severe human trafficking at least one main reason for the time you told about in item 76?',
    asks: 'Mark Yes or No, only if item 76 is Yes. It means being made to sell sex or to work by force, lies or threats. For sex, it also means anyone under 18.',
    why: 'It lets a person tell that someone else was behind that time in the U.S.',
    find: 'Think of who brought you and what they made you do. Police, clinic or shelter papers may tell of it.',
    slips:
      'The form has its own meaning of the word, in a note under the item. It is long, so many do not read it to the end. If you are not sure, ask a lawyer before you sign.',
    skip: 'If item 76 is No, this item has nothing to ask and stays empty.',
  },
  'p9-78-re-entered-uninspected-after-one-year-unlawful-presence': {
    question:
      'Since April 1, 1997, did you come back, or try to, with no check after over one year here without leave?',
    asks: 'Mark Yes or No. The form adds all days of all stays since that day, then asks about a return, or a try, without being admitted or paroled. Part 14 is for the facts of a Yes, or of a No you doubt.',
    why: 'The law has a ground on people who left after a long stay and came back with no check.',
    find: 'Make a list of each entry and exit with dates. Use stamps, tickets, your I-94 and your I-589, Part A.I item 19.c.',
    slips:
      'People look at one stay alone, while the form adds all of them. A try that failed is named too. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-78-re-entered-uninspected-after-removal': {
    question:
      'Since April 1, 1997, did you come back to the U.S., or try to, with no check after you were sent out?',
    asks: 'Mark Yes or No. First you were deported, excluded or removed; then came a return, or a try, without being admitted or paroled. A Yes, or a No you doubt, is told in Part 14.',
    why: 'The officer puts the date of the order and the dates of your entries side by side.',
    find: 'Look at the order, exit stamps and border papers. The entries are in your I-589, Part A.I item 19.c.',
    slips:
      'Item 74 asks if you were sent out; this one asks about the way back. A border order long ago is easy to forget. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-79-plan-to-practise-polygamy-in-u-s': {
    question: 'Do you plan to be married to more than one person at once in the U.S.?',
    asks: 'Mark Yes or No. Polygamy means having two or more wives or husbands at one time, and the item asks about a plan. For a Yes, or a No you doubt, Part 14 has room for the facts.',
    why: 'The law has a ground on this plan. The officer reads it with Part 6, on your marriages.',
    find: 'Part 6 of this form and your I-589, Part A.II, tell of your marriages. Look for divorce or death papers of an old one.',
    slips:
      'A first marriage that never ended on paper makes this hard for some. The item speaks of the U.S. and of what is to come. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-80-accompanying-an-inadmissible-helpless-person': {
    question:
      'Are you with a person who may not enter the U.S., whom a doctor has found helpless, and who needs your care?',
    asks: 'Mark Yes or No. Three parts go as one: the person may not come in, a medical officer signed that they are helpless, and they need your care. A Yes, or a No you doubt, is told in Part 14.',
    why: 'The law links the carer to the person who needs care, so the form asks both sides.',
    find: 'There would be a paper signed by a medical officer about that person. It names illness, a disability or a very young age.',
    slips:
      'Many people read only one of the three parts. The words come from a law, INA section 232(c), and are hard to read. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-81-ever-withheld-a-u-s-citizen-child-abroad': {
    question:
      'Have you ever helped keep a U.S. citizen child out of the U.S., away from the person who had custody?',
    asks: 'Mark Yes or No. Three parts: a child who is a U.S. citizen, held in another country, away from a person given custody. Part 14 is for the facts of a Yes, or of a No you doubt.',
    why: 'The officer checks for children who were kept from the one with the legal right to raise them.',
    find: 'Look for custody orders, divorce papers, and letters or court papers from the other parent.',
    slips:
      'Helping another person to do it is in the words too. The item covers your whole life and any other country. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-82-ever-voted-unlawfully': {
    question: 'Have you ever voted in the U.S. when the law did not allow it?',
    asks: 'Mark Yes or No. It names federal, state and local law, so a town vote counts like a vote for president. If Yes, or if you doubt a No, tell the facts in Part 14.',
    why: 'The law has a ground on voting against the rules. The officer may ask about it.',
    find: 'Look for a voter card, mail about voting, or the papers you signed when you got a license or an ID.',
    slips:
      'People forget a small town or school vote, or do not know they were put on a voter list. The item covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-83-ever-renounced-citizenship-to-avoid-tax': {
    question: 'Have you ever given up U.S. citizenship so as not to pay U.S. taxes?',
    asks: 'Mark Yes or No. It speaks of a person who was a U.S. citizen and gave that up, with taxes as the reason. For a Yes, or a No you doubt, use Part 14 for the facts.',
    why: 'The law names people who did this as a group. The officer asks all who use this form.',
    find: 'A paper from a U.S. embassy would show that citizenship was given up, and on what date.',
    slips:
      'It is about U.S. citizenship, not that of your home country. It covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-84-ever-sought-military-exemption-as-alien': {
    question:
      'Have you ever asked to be let off U.S. military service or training because you were not a citizen?',
    asks: 'Mark Yes or No. It is about asking to be left out or let go; it names the U.S. armed forces and the U.S. National Security Training Corps. A Yes, or a No you doubt, is told in Part 14.',
    why: 'It is the first of three items, 84.a to 84.c, on service in the U.S. armed forces.',
    find: 'Look for letters to or from the U.S. armed forces, or a form you signed to be let off.',
    slips:
      'It is about U.S. service and not the army of your own country. It covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-84-ever-relieved-from-service-as-alien': {
    question:
      'Were you ever let off or let go from U.S. military service or training because you were not a citizen?',
    asks: 'Mark Yes or No. Item 84.a asks if you asked for it; this item asks if it was given to you. For a Yes, or a No you doubt, Part 14 is for the facts.',
    why: 'The officer sees from both items if a wish to be let off was granted.',
    find: 'A letter from the armed forces, or your discharge paper, tells the reason you were let go.',
    slips:
      'People answer by memory and do not read the reason printed on the paper. The item covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-84-ever-convicted-of-desertion': {
    question: 'Has a court ever found you guilty of desertion from the U.S. armed forces?',
    asks: 'Mark Yes or No. Desertion means leaving the service without leave, and the item asks about being found guilty of it. Part 14 is for the facts of a Yes, or of a No you doubt.',
    why: 'It ends the set on U.S. service, and it looks at court cases, not only at facts.',
    find: 'Look for a military court paper with the charge, the result and the date.',
    slips:
      'People who were in the army of their own country wonder here. The words name the U.S. armed forces, in your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-85-ever-left-u-s-to-evade-military-service': {
    question:
      'Have you ever left the U.S., or stayed away, to get out of U.S. military service in war or an emergency?',
    asks: 'Mark Yes or No. It is about a time of war, or an emergency named by the President. If you answer Yes, item 86 is next.',
    why: 'The law has a ground on leaving to stay out of the service. The officer looks at dates and reasons.',
    find: 'Set your trips outside the U.S. next to any letter from the U.S. armed forces. Stamps show the dates.',
    slips:
      'The words name the U.S. armed forces, and both leaving and staying away. It covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-86-if-85-yes': {
    question: 'If item 85 is Yes, what was your nationality or status just before you left the U.S.?',
    asks: 'Write it in words, such as citizen, green card holder, parolee or visitor. Only letters and spaces fit, about 85 of them.',
    why: 'The officer needs to know how you stood with the U.S. on the day you left.',
    find: 'Look at the card, visa or I-94 you had at that time. The date on it must be from before the trip.',
    slips:
      'People write the status they have now. The box asks about the time just before leaving. If you are not sure, ask a lawyer before you sign.',
    skip: 'It is filled in only after a Yes in item 85. If 85 is No, the box stays shut and empty.',
  },
} as const;
