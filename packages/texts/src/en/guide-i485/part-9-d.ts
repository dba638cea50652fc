export const part9D = {
  'p9-43-ever-used-weapon-to-endanger-or-damage': {
    question:
      'Have you ever used a weapon, a bomb or some other dangerous thing to put people at risk or to harm property?',
    asks: 'Check Yes or No. It takes in guns, bombs and any other dangerous thing. The aim is part of it: to put a person at risk or to damage property. A Yes is told in Part 14 with dates and places.',
    why: 'The officer looks for acts that put others in danger, with or without a war.',
    find: 'Read what you told in your I-589, Part C, item 3, on harm to others. Army or court papers may show dates.',
    slips:
      'It does not name only guns, and it does not say there had to be harm. It spans your life and all lands. If you fought back to save yourself, or are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-threatened-or-planned-43-b-c-acts': {
    question: 'Have you ever threatened, tried or planned to do any of the acts in 43.b or 43.c?',
    asks: 'Check Yes or No. First read 43.b and 43.c. This item asks about threats, tries and plans, alone or with others. If Yes, Part 14 asks what, when and where.',
    why: 'It looks at acts that were not done to the end. Those done are in 43.b and 43.c.',
    find: 'It rests on what you recall. Your I-589 asks about harm to others in Part C, item 3.',
    slips:
      'A threat by word or text is still in the question, and no harm had to come of it. It covers your whole life, here and abroad. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-incited-43-b-c-acts': {
    question:
      'Have you ever urged others to do the acts in 43.b or 43.c, in a way that meant to kill or badly hurt?',
    asks: 'Check Yes or No. To incite is to push others to act. The item adds that the aim to cause death or bad harm could be seen. A Yes is told in Part 14.',
    why: "The officer looks at words that led others to act, apart from acts of one's own.",
    find: 'Think of speeches, posts, songs or texts of yours. Your I-589 speaks of groups in Part B, item 3.A, and of harm in Part C, item 3.',
    slips:
      'Words online are words too. The item covers your whole life and any land. If your past has speech of this kind and you are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-in-a-group-doing-43-b-e': {
    question:
      'Have you ever been in a group, or taken part in one, that did any of the acts in 43.b to 43.e?',
    asks: 'Check Yes or No. It asks what the group did, not just what you did. Being a member or taking part is in the question. If Yes, give the name, dates and place in Part 14.',
    why: 'The officer compares the groups in this part with item 1 and with your I-589.',
    find: 'Your I-589, Part B, item 3.A, lists your groups. Look at member cards or letters too.',
    slips:
      'The words do not leave out short times, or people who did no harm. Any year and any land count. If a group of yours had armed people and you are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-recruited-or-raised-money-for-such-group': {
    question:
      'Have you ever found new members, or asked for money or goods, for a group that did acts in 43.b to 43.e?',
    asks: 'Check Yes or No. It takes in bringing people in, and asking for cash or things of worth. If Yes, Part 14 asks for the group, dates, place and what you did.',
    why: 'The officer looks at how such a group got its people and its funds.',
    find: 'Think of drives, flyers, church or party funds. Your I-589, Part B, item 3.A, tells of groups and your part in them.',
    slips:
      'Asking is in the question, even if no one gave. It spans your whole life, in any land, and is about what the group did. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-gave-support-for-such-acts': {
    question: 'Have you ever given money, things, work or any other help for the acts in 43.b to 43.e?',
    asks: 'Check Yes or No. The form names money, things of worth, services, labor and any other support. This item is about help for the acts; 43.i is about help to the people. A Yes is told in Part 14.',
    why: 'The officer wants to know who made such acts possible.',
    find: 'Read your own story in the I-589, Part B, items 1.A and 3.A, and Part C, item 3. It may speak of sums paid or work done.',
    slips:
      'The words set no smallest sum, and do not speak of fear or force. All your life and all lands count. If you paid or worked since you were made to, or are not sure, ask a lawyer before you sign.',
  },
  'p9-43-ever-gave-support-to-such-people': {
    question:
      'Have you ever given money, things, work or any other help to a person or group that did acts in 43.b to 43.e?',
    asks: 'Check Yes or No. Here it counts who got the help, not what the help was for. It names a person, a group or an organization. A Yes is told in Part 14 with dates and places.',
    why: 'Item 43.h is on help for acts. This one lets the officer see help to those who did them.',
    find: 'Think of food, rides, a bed, a fee at a road stop, or cash you were told to pay. Your I-589 may tell of it in Part B, items 1.A and 3.A.',
    slips:
      'The words do not say how much, nor that it was by free will. It covers your life and any land. If you gave out of fear, or are not sure, ask a lawyer before you sign.',
  },
  'p9-44-intend-any-43-b-e-activity': {
    question: 'Do you plan to do any of the acts in 43.b to 43.e?',
    asks: 'Check Yes or No. It looks ahead. The acts are those of 43.b to 43.e: to kidnap, kill, hijack, use arms, threaten, plan or urge. If Yes, say in Part 14 what you plan.',
    why: 'Items 43.a to 43.i ask of the past. This one lets the officer ask about plans.',
    find: 'No paper shows a plan. Read 43.b to 43.e once more, then go by your own mind.',
    slips:
      'Some people skip it, as it looks the same as 43. It is a new question, about time to come. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-45-intend-activity-endangering-u-s-security': {
    question: 'Do you plan to do anything that could put the safety or well-being of the U.S. at risk?',
    asks: 'Check Yes or No. It is a broad item about plans. It speaks of the safety and welfare of the country as a whole. If Yes, say in Part 14 what you plan, when and where.',
    why: 'It closes the list on plans and takes in what 42 and 44 do not name.',
    find: 'There is no paper for it. It is about what you have in mind to do.',
    slips:
      'The word could makes it wide: the harm need not be sure. If you do not know if a plan of yours fits these words, ask a lawyer before you sign.',
  },
  'p9-46-spouse-or-child-of-someone-in-43-b-i': {
    question:
      'Are you the husband, wife or child of a person who ever did any of the things in 43.b to 43.i?',
    asks: 'Check Yes or No. Here it is about your family: your spouse, or your mother or father. If Yes, Part 14 asks what that person did, with dates and places.',
    why: 'The law looks at close family ties to such acts. The officer asks each person about them.',
    find: 'Your I-589 names your spouse in Part A.II and your parents in Part A.III, item 5. Part B, item 3.A, asks about groups of your family too.',
    slips:
      "It goes back over that person's whole life and does not say they must be alive. Help and being in a group are in 43.b to 43.i too. If you are not sure, ask a lawyer before you sign.",
  },
  'p9-47-ever-sold-or-moved-weapons-used-on-people': {
    question:
      'Have you ever sold, given or moved weapons, or helped with it, when you knew or thought they would be used on people?',
    asks: 'Check Yes or No. It joins two things: your part with the weapons, and what you knew or thought of their use. If Yes, tell in Part 14 what took place, when and where.',
    why: 'The officer looks at how arms get to those who use them on others.',
    find: 'Work papers from a store, a guard job or an army post may help. Your I-589, Part C, item 3, asks about harm to others.',
    slips:
      'It takes in any kind of weapon, any year and any land, and help given to others too. If you were forced, or are not sure, ask a lawyer before you sign.',
  },
  'p9-48-ever-worked-in-prison-or-detained-people': {
    question:
      'Have you ever worked or helped in a jail, prison, camp or other place where people were held, or taken part in holding people?',
    asks: 'Check Yes or No. Paid work, unpaid work and any other service are in it. It also asks if you ever led or took part in holding people. If Yes, Part 14 asks where, when and what you did.',
    why: 'The officer looks at what part a person had where people were locked up.',
    find: 'Look at work cards, army papers or pay slips. Your I-589 lists jobs in Part A.III, item 4.',
    slips:
      'It names no kind of job, so it does not leave out a cook, a nurse or a driver. Any year and any country count. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-49-ever-in-group-that-used-weapons-on-people': {
    question:
      'Have you ever been in, or helped, any group where you or others used a weapon on a person or threatened to?',
    asks: 'Check Yes or No. It takes in groups and units of any kind, and any type of weapon. It asks what you did and also what others in the group did. A Yes is told in Part 14.',
    why: 'The officer sets these groups next to item 1 and to your I-589.',
    find: 'Your I-589, Part B, item 3.A, is on groups. Read it first, then look at army, police or party cards.',
    slips:
      'People think only of armies. The words say any group, so gangs and neighborhood watch groups are not left out. Your whole life counts, in any land. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-50-ever-served-in-military-or-police': {
    question: 'Have you ever served in, been part of, or helped any army or police unit?',
    asks: 'Check Yes or No. If Yes, the form asks in Part 14 for the country, the name of the unit, your rank or post, and the dates. It also asks what took place, with dates and places.',
    why: 'The officer looks at what the unit did and when you were in it.',
    find: 'Use your army book, police card or release papers. Your I-589 may tell of it in Part A.III, item 4 (jobs) and Part B, item 3.A (groups).',
    slips:
      'The words make no exception for a draft, a short time, or desk and kitchen work. Help from outside the unit is in them too, in any land. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-51-ever-in-armed-rebel-or-vigilante-group': {
    question:
      'Have you ever served in, been part of, or helped a group that carries weapons, such as rebels or a self-defense group?',
    asks: 'Check Yes or No. It names paramilitary, self-defense, vigilante, rebel and guerrilla groups. If Yes, Part 14 asks for the country, the name of the group, your rank or post, and the dates.',
    why: 'Item 50 is on state forces. Here the officer asks about armed groups outside the state.',
    find: 'Read your I-589, Part B, item 3.A, on groups, and your own story in Part B, item 1.A.',
    slips:
      'It asks about helping, not just joining. It does not say you had a weapon yourself. All your life and all lands count. If you were forced, or are not sure, ask a lawyer before you sign.',
  },
  'p9-52-ever-in-communist-or-totalitarian-party': {
    question:
      'Have you ever been a member of the Communist Party or a totalitarian party, or tied to one in any way?',
    asks: 'Check Yes or No. It covers parties in the U.S. and in other lands, and any kind of tie, not just a member card. If Yes, Part 14 asks what took place, with dates and places.',
    why: 'Such parties are a ground of their own in the law. The officer checks them next to item 1.',
    find: 'Look for a party card, dues slips, or school and job papers that name the party. Your I-589, Part B, item 3.A, lists parties and groups.',
    slips:
      'It covers your whole life and names no age and no reason for joining. Some forget a party they had to join for a job or school. If you are not sure what ties count, ask a lawyer before you sign.',
  },
} as const;
