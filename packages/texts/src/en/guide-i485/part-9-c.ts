export const part9C = {
  'p9-33-intend-illegal-gambling-or-commercial-vice': {
    question: 'Do you plan to take part in illegal bets or in any other paid vice while you are in the U.S.?',
    asks: 'Check Yes or No. The form names sex work, the illegal sale of drink and the sale of child porn as some kinds of paid vice. It looks ahead: it is about what you plan to do.',
    why: 'The officer asks about plans here, since the past has its own items.',
    find: 'Only you know your plans. There is no paper for it.',
    slips:
      'Do not read it as a question on the past. If your job is in a bar, club or game hall and you are not sure, ask a lawyer before you sign.',
  },
  'p9-34-ever-used-immunity-to-avoid-prosecution': {
    question:
      'Have you ever used immunity, as a diplomat or in some other way, so as not to be tried for a crime in the U.S.?',
    asks: 'Check Yes or No. Immunity is a shield from court that some foreign officials and their kin have. The item asks if you ever used it in a U.S. crime case. If Yes, Part 14 is for the facts.',
    why: 'When a shield stops a case, no court record tells the end. So the officer asks you.',
    find: 'Look for letters from an embassy, the State Department or a court about the case.',
    slips:
      'It is about crimes in the U.S., at any time in your life, sealed cases too. If you or your family had such a post and you are not sure, ask a lawyer before you sign.',
  },
  'p9-35-ever-served-as-foreign-government-official': {
    question: 'Have you ever worked as an official of a government other than the U.S.?',
    asks: 'Check Yes or No. It does not say how high the post was, nor if it was in a town or a nation. If Yes, item 35.b is next.',
    why: 'The officer looks at past posts next to what you told in your I-589.',
    find: 'Look at work cards, pay slips or letters that named you to the post. Your I-589 lists jobs in Part A.III, item 4, and groups in Part B, item 3.A.',
    slips:
      'People think only of the top posts. It asks about your whole life. If you are not sure if your job made you an official, ask a lawyer before you sign.',
  },
  'p9-35-if-35-a-yes': {
    question:
      "If 35.a is Yes, did you ever order, enforce or carry out acts against people's freedom of faith?",
    asks: 'Check Yes or No only when 35.a is Yes. It names three ways: being in charge of it, enforcing it, or doing it by your own hand. If Yes, tell the facts in Part 14.',
    why: 'The officer asks what part an official had in harm done to others for their faith.',
    find: 'Think of orders you gave or got while in the post. Your I-589 asks about harm to others in Part C, item 3.',
    slips:
      "The words do not leave out acts done on a boss's orders. Any year and any place count. If you are not sure, ask a lawyer before you sign.",
    skip: 'Leave it empty if 35.a is No.',
  },
  'p9-36-ever-involved-in-sex-trafficking': {
    question: 'Have you ever had any part in sex trafficking of another person, by force, lies or threats?',
    asks: 'Check Yes or No. The form says it takes in finding, moving, housing or paying for a person. If the person was under 18, no force is needed. Gain from it is named as well. Part 14 is for the facts.',
    why: 'The law treats this as a grave harm. The officer has to ask each person about it.',
    find: 'Read the note below the item on the form; it tells what trafficking means. Police or court papers give dates, if there are any.',
    slips:
      'This is about a part in doing it to others, in any place and any year, sealed cases too. If it was done to you, or if you are not sure, talk with a lawyer before you sign.',
  },
  'p9-37-ever-trafficked-others-into-forced-labour': {
    question: 'Have you ever forced or tricked a person into work, to pay a debt or as a slave?',
    asks: 'Check Yes or No. It takes in finding, housing, moving or giving a person for work by force, lies or threats. If Yes, Part 14 asks what took place, where, when and how it ended.',
    why: 'Item 36 is about sex; this one is about work. The officer asks for each alone.',
    find: 'The form tells under the item what it means by trafficking. Think of all the places where you lived and had workers or helpers.',
    slips:
      'It asks what you did to others, at any time, in any country, sealed cases too. If you were the one forced to work, or if you are not sure, talk with a lawyer before you sign.',
  },
  'p9-38-ever-helped-others-traffic-persons': {
    question: 'Have you ever knowingly helped others to traffic people for sex or for forced work?',
    asks: 'Check Yes or No. Help is a wide word here: to aid, to plan with, or to act with others while you knew. Write the facts of any Yes in Part 14.',
    why: 'Items 36 and 37 ask what you did by yourself. This one asks about help to those who did it.',
    find: 'Think of rides, rooms, calls or cash that you gave. Look at police or court papers if there was a case.',
    slips:
      'The word knowingly is in the question. It covers your whole life, here or abroad, sealed cases too. If you were forced to help, or if you are not sure, talk with a lawyer before you sign.',
  },
  'p9-39-family-of-human-trafficker-who-gained-benefit': {
    question:
      'In the last 5 years, did you gain from people trafficking by your husband, wife, mother or father, who is not a U.S. citizen?',
    asks: 'Check Yes or No. It asks about money or any other gain that came to you from what that person did. If Yes, item 40 is next, and Part 14 is for the facts.',
    why: 'As with drugs in item 28, the law looks at gain in the family too.',
    find: 'Think of cash, rent, food or school costs in those years. Court papers of that person may give the dates.',
    slips:
      'It is about your gain, not just about the acts. If such a case was ever in your family and you are not sure, ask a lawyer before you sign.',
  },
  'p9-40-if-39-yes': {
    question:
      'If item 39 is Yes, did you know, or could you well have known, that the gain came from people trafficking?',
    asks: 'Check Yes or No only when item 39 is Yes. It asks what you knew about the source of the money or gain, and what a person in your place would have known.',
    why: 'The officer weighs what you knew then, apart from what you got.',
    find: 'It rests on what you saw and were told in those years. Old texts or letters may help you recall.',
    slips:
      'Both parts of the question matter: what you knew, and what was plain to see. If you are not sure, ask a lawyer before you sign.',
    skip: 'Leave it empty if item 39 is No.',
  },
  'p9-41-ever-laundered-money-or-intend-to': {
    question:
      'Have you ever hidden where crime money came from, helped others do it, or do you plan to do it in the U.S.?',
    asks: 'Check Yes or No. The form calls this money laundering. It takes in the act, help you gave while you knew, and plans here. If Yes, Part 14 asks what, where, when and how it ended.',
    why: "It is a ground of its own on the officer's list, next to drugs and trafficking.",
    find: 'Bank, tax and court papers may show it. Think of times when you moved or held money for others.',
    slips:
      'The question spans your whole life and all countries. Sealed or cleared cases count too, as the form says. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-42-intend-espionage-or-sabotage': {
    question: 'Do you plan to spy in the U.S., or to wreck things here in a way the law forbids?',
    asks: 'Check Yes or No. It is about plans: to break or get round the laws on spying and sabotage. If Yes, write in Part 14 what you plan, with dates and places.',
    why: 'It opens the part of the form on safety. The officer asks each person these same items.',
    find: 'There is no paper for this. Only you know your plans.',
    slips:
      'It looks ahead, so past acts have other items. If you worked for a state or an army and are not sure, ask a lawyer before you sign.',
  },
  'p9-42-intend-to-break-export-control-law': {
    question: 'Do you plan to send goods, tools or secrets out of the U.S. against the law?',
    asks: 'Check Yes or No. It names goods, technology and data that the law does not let out of the country. If Yes, Part 14 asks what, when and where.',
    why: 'Some goods may not leave the country. The officer asks about plans to get round that rule.',
    find: 'No paper shows plans. If you ship things for a job, look at the papers of that job.',
    slips:
      'It is about plans to break a law of this kind, in trade or in any other way. If you ship goods or data and are not sure, ask a lawyer before you sign.',
  },
  'p9-42-intend-to-oppose-government-by-force': {
    question:
      'Do you plan to fight, control or bring down the U.S. government by force or by other illegal means?',
    asks: 'Check Yes or No. It asks about plans to use force, violence or other illegal means while you are in the U.S. A Yes is explained in Part 14.',
    why: 'The officer must check for plans against the state itself.',
    find: 'It is about your own plans, so no paper will tell.',
    slips:
      'The item has the words force, violence or other unlawful means. Read it with those words in mind. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-42-intend-any-other-unlawful-activity': {
    question: 'Do you plan to do anything else that is against the law?',
    asks: 'Check Yes or No. After 42.a to 42.c, this item takes in any other act against the law that you plan. If Yes, say in Part 14 what, when and where.',
    why: 'It is the net under the first three, so that no plan falls through.',
    find: 'Only you know what you plan. No paper will show it.',
    slips:
      'The words name no size of act, so small ones are not left out. If some act you plan may be against the law and you are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-had-weapons-or-military-type-training': {
    question: 'Have you ever had training with weapons, or training like that of an army?',
    asks: "Check Yes or No. It asks about any training with weapons, in an army, or like an army's. If Yes, tell in Part 14 what it was, with dates and places.",
    why: 'The officer looks at skills with arms and where they came from, next to items 47 to 51.',
    find: 'Look at army, police, guard or school papers. Your I-589 may name groups in Part B, item 3.A, and jobs in Part A.III, item 4.',
    slips:
      'The word any has no limit: not in time, place or reason. A draft, a guard job or a course is easy to forget. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-kidnapped-assassinated-hijacked-sabotaged-transport': {
    question:
      'Have you ever kidnapped or assassinated a person, or seized or wrecked a plane, ship, car or train?',
    asks: 'Check Yes or No. The form names kidnapping, assassination, and the hijacking or sabotage of a plane, ship, car or train. If Yes, give the facts, dates and places in Part 14.',
    why: 'Items 43.b and 43.c are the base: 43.d to 43.i, 44 and 46 all point back to them.',
    find: 'Your I-589, Part C, item 3, asks about harm to others; read what it says. Court papers give dates, if there are any.',
    slips:
      'It covers your whole life and any country, with or without a court case. If you were near such an act or forced into it, or are not sure, ask a lawyer before you sign.',
  },
} as const;
