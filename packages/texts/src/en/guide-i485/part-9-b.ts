export const part9B = {
  'p9-17-voluntary-departure-granted-but-stayed-past-it': {
    question: 'Were you ever let go home on your own by a set date, but did not leave the U.S. in time?',
    asks: 'Check Yes or No. Voluntary departure means that an officer or a judge gave you a last day to leave by yourself. The item asks if that day passed while you were still here. Part 14 is for the note.',
    why: 'The officer wants to know how each old case of yours came to an end.',
    find: "The judge's order or the officer's paper gives the last day to leave. Hold it next to the exit stamp in your passport or your ticket.",
    slips:
      'People read it as only about judges, but it names officers too. The word ever takes in old cases. Not sure? Ask a lawyer before you sign.',
  },
  'p9-18-ever-sought-relief-or-protection-from-removal': {
    question:
      'Have you ever asked for any kind of help or protection so that you would not be sent out of the U.S.?',
    asks: 'Check Yes or No. It asks if you ever asked, not only if you won. It takes in any kind of relief from removal, exclusion or deportation. A Yes, or a No with doubt, gets a note in Part 14.',
    why: 'The officer compares this with the cases in your file, your I-589 too.',
    find: 'Look at your I-589 and at the papers of any court case. See its Part A.I, item 18, on court, and Part C, item 1, on older cases.',
    slips:
      'Some people do not think of their own asylum case, or of an old one, when they read this. If you are not sure what counts, ask a lawyer before you sign.',
  },
  'p9-19-ever-j-visitor-under-two-year-rule': {
    question:
      'Were you ever a J exchange visitor with the rule to live abroad for two years after the visit?',
    asks: 'Check Yes or No. J is the visa of exchange programs. The item asks about two things at once: the J visit and the two-year rule. If Yes, item 20 is next.',
    why: 'The officer must know if this rule was ever on you.',
    find: 'Look for the letter J on old visas and I-94 cards, and read the papers of your program. Your I-589 lists past entries in Part A.I, item 19.c.',
    slips:
      'Some J visitors have this rule and some do not. The item covers any year of your life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-20-if-19-yes': {
    question: 'If item 19 is Yes, have you done what the two-year rule asked of you?',
    asks: 'Check Yes or No only when item 19 is Yes. It asks if you have met the rule to live abroad. If No, item 21 is next.',
    why: 'It shows the officer if the rule is still open or was met.',
    find: 'Stamps in your passport show when you left and came back. Old leases, school papers or pay slips show where you lived.',
    slips:
      'Do not count from memory. Add up the dates on paper. If you have doubts about what counts as time abroad, ask a lawyer before you sign.',
    skip: 'Leave it empty if item 19 is No.',
  },
  'p9-21-if-19-yes-and-20-no': {
    question:
      'If you did not meet the two-year rule, did you get a waiver, or a State Department letter in favor of one?',
    asks: 'Check Yes or No only when item 19 is Yes and item 20 is No. A waiver lifts the rule for you. A State Department letter in favor of a waiver is part of this question too.',
    why: 'The officer checks if the rule was lifted in your case.',
    find: 'Look for the waiver notice or the letter from the State Department. Both have your name and a date.',
    slips:
      'A request you sent is one thing; the waiver or letter that came back is another. The item asks about what came back. Not sure? Ask a lawyer before you sign.',
    skip: 'Leave it empty if item 19 is No, or if item 20 is Yes.',
  },
  'p9-22-ever-arrested-cited-charged-detained-diverted': {
    question:
      'Have you ever been arrested, cited, charged, held, or put in a program in place of a trial, in any country?',
    asks: 'Check Yes or No. It takes in police, border and army officers anywhere, and being held for any reason. For each event Part 14 asks what, where, when and how it ended, and the full length of any sentence.',
    why: 'Officers check this with records and with what your I-589 says.',
    find: 'Look at your police and court papers. Your I-589 may tell of it in Part B, item 2 (abroad) and Part C, item 6 (in the U.S.).',
    slips:
      'It covers your whole life. The form says that sealed or cleared records count too, even if a judge or a lawyer said it is gone. Dismissed cases get left out a lot. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-23-ever-committed-any-crime': {
    question: 'Have you ever done any crime, even if no one caught you, charged you or took you to court?',
    asks: 'Check Yes or No. The words are any kind of crime, big or small, here or in any other country. If Yes, tell in Part 14 what it was, where and when it took place, and how it ended.',
    why: 'The law has a list of acts that may keep a person from a green card. The officer goes by what you say you did, not just by records.',
    find: 'No paper may show this; it rests on your memory. Your I-589 asks about crimes in the U.S. in Part C, item 6.',
    slips:
      'It is not only about arrests; item 22 asks that. A cleared record still counts, as the form says. If you do not know if an act is a crime, ask a lawyer before you sign.',
  },
  'p9-24-ever-pled-guilty-or-convicted': {
    question:
      'Have you ever said you were guilty of a crime in court, or been found guilty of one, in any country?',
    asks: 'Check Yes or No. The form says to count it even if a court wiped out or sealed it, or you got a pardon or amnesty. If you had such a pardon, the form asks for its papers. Part 14 is for the facts of each one.',
    why: 'The officer reads how each charge came to its end. This item is about the end; item 22 is about the start.',
    find: "The last page of the court's record says the plea and the result. The clerk of that court keeps it. Your I-589, Part B, item 2 and Part C, item 6, may name the case.",
    slips:
      'People leave out pleas with no jail, and cases that were sealed. The word ever covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-25-ever-punished-or-liberty-restrained-by-judge': {
    question: 'Has a judge ever ordered a penalty for you, or have you lived under limits on your freedom?',
    asks: 'Check Yes or No. The form names jail, a suspended sentence, house arrest, parole, probation, classes, drug or alcohol care, and work for the public. Tell in Part 14 how long each one was.',
    why: 'The officer needs to see each penalty, also those with no jail.',
    find: "Look at the sentence in the court's papers and at notes from a probation officer. Your I-589 may speak of it in Part B, item 2, or Part C, item 6.",
    slips:
      'A suspended sentence and a class ordered by a judge are easy to forget. Sealed cases and other countries count, as the form says. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-26-ever-broke-controlled-substance-law': {
    question:
      'Have you ever broken a drug law, or tried or planned with others to do so, in any state or country?',
    asks: 'Check Yes or No. It names the drug laws of a state, of the U.S. and of other countries. Trying or planning is part of it. If Yes, Part 14 asks what, where, when and how it ended.',
    why: 'Drug acts are on the list of grounds the officer has to check.',
    find: 'Think back over your whole life, then look at police, court or school papers. Your I-589, Part C, item 6, asks about crimes in the U.S.',
    slips:
      'It does not say you had to be caught. A sealed or cleared record counts too, as the form says. If you are not sure what a drug law covers, ask a lawyer before you sign.',
  },
  'p9-27-ever-trafficked-drugs-or-helped': {
    question: 'Have you ever sold or moved illegal drugs, gained from it, or knowingly helped others do it?',
    asks: 'Check Yes or No. It takes in the trade itself, any gain from it, and help you gave while you knew. If Yes, write in Part 14 what took place, where, when and how it ended.',
    why: 'The drug trade is a ground of its own, apart from item 26. So the officer asks about it alone.',
    find: 'It rests on your memory and on police or court papers, if there are any. Read what your I-589 says in Part B, item 2 and Part C, item 6.',
    slips:
      'It covers any country and all your life, sealed or cleared cases too. If someone made you help, or if you are not sure, ask a lawyer before you sign.',
  },
  'p9-28-family-of-drug-trafficker-who-gained-benefit': {
    question:
      'In the last 5 years, did you gain from the drug trade of your husband, wife, mother or father, who is not a U.S. citizen?',
    asks: 'Check Yes or No. It joins three things: the family tie, the drug trade, and money or other gain you got from it in the last 5 years. If Yes, item 29 is next, and Part 14 is for the facts.',
    why: 'The law looks at gain in the family too, not just at the one who sold drugs.',
    find: 'Court papers or news of that person may help with dates. Think of cash, rent, school costs or gifts.',
    slips:
      'The 5 years are about when you got the gain. If a case like this was ever in your family and you are not sure, ask a lawyer before you sign.',
  },
  'p9-29-if-28-yes': {
    question:
      'If item 28 is Yes, did you know, or could you well have known, that the money or gain came from drugs?',
    asks: 'Check Yes or No only when item 28 is Yes. It asks what you knew, and also what a person in your place would have known.',
    why: 'The officer weighs what you knew at that time, not only what you got.',
    find: 'This one rests on your memory: what you saw and what you were told. No paper is likely to show it.',
    slips:
      'It is not only about being told. What you had good cause to see is part of the question. Talk with a lawyer before you sign if you have any doubt.',
    skip: 'Leave it empty if item 28 is No.',
  },
  'p9-30-ever-engaged-in-prostitution-or-intend-to': {
    question: 'Have you ever done sex work for pay, or are you coming to the U.S. to do it?',
    asks: 'Check Yes or No. It covers any time in your life, in any country, and also your plans here. If Yes, Part 14 asks where and when, and how any police case ended.',
    why: 'It is one of the acts the law names. Each person who files gets this same question.',
    find: 'No paper is needed to know this. If police or a court took part, look at those papers.',
    slips:
      'The form says it counts even when the record was sealed or cleared. If someone forced you, or if you are not sure, ask a lawyer before you sign.',
  },
  'p9-31-ever-procured-or-imported-for-prostitution': {
    question: 'Have you ever found people for sex work, tried to, or brought them into a country for it?',
    asks: 'Check Yes or No. It takes in doing it yourself or through others, and just trying to. If Yes, write in Part 14 what took place, where, when and how it ended.',
    why: "Item 30 is about one's own acts. This item is about a part in the acts of others.",
    find: 'Police or court papers show the dates, if there was a case. The rest is what you recall.',
    slips:
      'The words directly or indirectly make it wide. It covers your whole life, in all countries, and sealed records too. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-32-ever-received-prostitution-proceeds': {
    question: 'Have you ever gotten any money that came from sex work?',
    asks: 'Check Yes or No. The words are any proceeds or money, so no sum is too small to be named. Part 14 takes the facts: where, when, and what came of it.',
    why: 'It looks at where money came from. Items 30 and 31 look at the acts.',
    find: 'Think of pay, rent, shares or gifts, here and in other lands. Bank or court papers may bear a date.',
    slips:
      'It does not say the work was your own. It spans all your life, sealed cases too. If you are not sure, ask a lawyer before you sign.',
  },
} as const;
