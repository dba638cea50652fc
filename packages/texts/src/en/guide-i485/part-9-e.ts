export const part9E = {
  'p9-53-ever-took-part-in-torture': {
    question: 'Have you ever ordered, urged, done, helped with or had any other part in torture?',
    asks: 'Check Yes or No. It names giving the order, calling for it, doing it, and help of any kind. If Yes, Part 14 asks what took place, with dates and places.',
    why: 'The officer asks if a person had a part in grave harm to others. Items 53.b to 53.d go on with it.',
    find: 'Your I-589 asks about harm to others in Part C, item 3. Army, police or prison work papers may show where you were.',
    slips:
      'It is about a part in torture of others, in any land and any year. It does not leave out acts done under orders. If you were forced, or are not sure, ask a lawyer before you sign.',
  },
  'p9-53-ever-took-part-in-genocide': {
    question: 'Have you ever ordered, called for, helped with or taken part in genocide, in any place?',
    asks: 'Mark Yes or No. Genocide means acts meant to wipe out a whole people, and orders, urging and help are named too. If Yes, the form wants what took place, when and where, in Part 14.',
    why: 'The law tells the officer to look for such acts before a green card. All who use this form get the same list.',
    find: 'The answer is in your own memory. Your I-589, Part C item 3, also asks about harm done to others. Read that page again.',
    slips:
      'The item covers your whole life and any country. Many people think only of what they did and forget orders or help. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-53-ever-killed-or-tried-to-kill': {
    question: 'Have you ever killed a person, tried to kill one, or ordered or helped others to do it?',
    asks: 'Mark Yes or No. The item names a death, a try that failed, orders, calls to others and help. If Yes, Part 14 is for what took place, when and where.',
    why: 'The officer has to know of acts that cost a life. It is one of the grounds in this part of the form.',
    find: 'Look at your I-589, Part C item 3, and at the story you told there. Papers from the army, police or a court help with dates.',
    slips:
      'It says any person, in your whole life and in any country. It does not speak of war, police work or saving your own life. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-53-ever-severely-injured-someone-on-purpose': {
    question:
      'Have you ever hurt a person badly and on purpose, tried to, or ordered or helped others to do it?',
    asks: 'Mark Yes or No. Two ideas go side by side: on purpose, and badly; a try, an order and help are named too. If Yes, tell the facts, the date and the place in Part 14.',
    why: 'The agency looks at grave harm done to other people. It sets your words here next to your I-589.',
    find: 'Your I-589, Part C item 3, asks about harm to others. Police, court or doctor papers can show what took place.',
    slips:
      'It covers your whole life, all places, at home, at work or in a group. The form does not set a year to start from. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-54-ever-recruited-under-15-fighters': {
    question:
      'Have you ever signed up, called up or used a child under 15 for fighting or for an armed force or group?',
    asks: 'Mark Yes or No. It names a child who fought, or served or helped an armed group, and also a try with others. If Yes, Part 14 is for the facts, dates and place.',
    why: 'The law has a ground about children made to serve in war. This item and item 55 check it.',
    find: 'Look at your I-589, Part C item 3, and Part B item 3 about groups. Army or group papers may show who joined and when.',
    slips:
      'It covers your whole life and any country, in an army or in a rebel group. The form does not say what to do if someone forced you. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-55-ever-used-under-15s-in-hostilities': {
    question:
      'Have you ever used a child under 15 in a fight or war, or to carry, spy or bring things for fighters?',
    asks: 'Mark Yes or No. It names the fight itself, tasks close to it such as taking messages, and help such as moving goods; a try counts too. If Yes, tell what, when and where in Part 14.',
    why: 'Item 54 asks who brought children in. This one asks what the children were made to do.',
    find: 'Think of all the work done near fighting. Your I-589, Part C item 3, asks about harm to others and may hold the story.',
    slips:
      'People often think only of guns. The item also names running with messages and moving goods, at any time of your life, in any country. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-56-public-charge-exempt-category': {
    question: 'Are you in one of the groups that the public charge rule leaves out, and in which one?',
    asks: 'Mark one box of 25. The box Asylee is for people who were granted asylum, by Form I-589 or I-730; the last box is for people in none of the groups. A listed group leads to item 67, the last box to item 57.',
    why: 'The public charge part asks about money and public aid. The law leaves some groups out of it, and people granted asylum are one.',
    find: 'Your grant letter or the order of the judge shows how you got asylum. A wife, husband or child may have an I-730 approval.',
    slips:
      'The form takes only one mark. Asylee and Refugee are two boxes, one under the other. If you are not sure which words fit you, ask a lawyer before you sign.',
  },
  'p9-57-household-size': {
    question: 'How many people are in your household?',
    asks: 'Write one number, such as 4. The box takes up to three digits and no words. It opens the set of money items, 57 to 66.',
    why: 'It is in the public charge part. The size of the home is read next to the money in items 58 to 60.',
    find: 'Your tax return or lease may list the people. The form points to the public charge part of its own instructions for more.',
    slips:
      'Some people leave out a baby, or forget to count the person who files. Read who counts in the instructions first.',
    skip: 'Those who marked a listed group in item 56 go to 67. Asylees are one of the groups. They leave this box empty.',
  },
  'p9-58-household-income-band': {
    question: 'About how much money does your whole household take in during one year?',
    asks: 'Mark one of five boxes: 0 to 27,000 dollars; 27,001 to 52,000; 52,001 to 85,000; 85,001 to 141,000; or over 141,000. The sum is for a year and for the whole home.',
    why: 'It is the pay side of the public charge part. It shows the officer what the home lives on.',
    find: 'Look at the last tax return, the W-2 papers or pay slips of each person who earns. Add them up.',
    slips:
      'Common slips are giving one month, or only your own pay. The form asks for the year and for the home.',
    skip: 'The form lets people in a listed group of item 56, such as asylees, pass over items 57 to 66.',
  },
  'p9-59-household-assets-band': {
    question: 'What is the total worth of the things of value that your household owns?',
    asks: 'Mark one of five boxes: 0 to 18,400 dollars; 18,401 to 136,000; 136,001 to 321,400; 321,401 to 707,100; or over 707,100. Think of money saved and things that could be sold.',
    why: 'The public charge part looks at what a home owns next to what it earns and owes.',
    find: 'Bank papers show money saved. House or car papers and tax letters show worth.',
    slips: 'People mix this up with yearly pay, which is item 58. Debts do not go here but in item 60.',
    skip: 'If a listed group was marked in item 56, the form goes on at 67. Asylees are such a group.',
  },
  'p9-60-household-liabilities-band': {
    question: 'How much does your household owe in all?',
    asks: 'Mark one of five boxes: 0 dollars; 1 to 10,100; 10,101 to 57,700; 57,701 to 186,800; or over 186,800. Count loans tied to a thing, like a car or house, and loans that are not.',
    why: 'The officer sets debts against the pay in item 58 and the goods in item 59.',
    find: 'Read the last bills: credit card, car loan, house loan, school loan, doctor debt.',
    slips:
      'Some people count only the bank and forget cards or a car loan. The first box means no debt at all.',
    skip: 'Only people who marked the last box of item 56 fill this in. Asylees have their own box there.',
  },
  'p9-61-highest-education': {
    question: 'How far did you get in school?',
    asks: 'Mark one of eight boxes, from less than high school up to a doctor degree. If you mark the first, write the last grade you passed on the line next to it.',
    why: 'The public charge part looks at school and skills as well as money.',
    find: 'Use your diploma, school record or last grade card. Your I-589, Part A.III item 3, lists your schools.',
    slips:
      'Many people mark a degree they started but did not end. The form asks for what you completed, in any country.',
    skip: 'A person in a listed group of item 56, such as an asylee, goes on at 67 and leaves it blank.',
  },
  'p9-62-certificates-licences-skills': {
    question: 'What work skills, licenses and training papers do you have?',
    asks: 'Write one thing on each of the eight lines: a trade license, a course, a job skill. About 85 letters fit on a line. More than eight go in Part 14.',
    why: 'It rounds out item 61: it shows what work a person can do, with or without a degree.',
    find: 'Look through course papers, licenses and letters from bosses. Your I-589, Part A.III items 3 and 4, lists schools and jobs.',
    slips:
      'People leave out skills learned on the job, or papers from their own country. The item names both skills and papers.',
    skip: 'Not filled in by people who marked a listed group in item 56. Asylees are one of these.',
  },
  'p9-63-ever-received-cash-assistance': {
    question: 'Have you ever been given cash aid by the government, such as SSI, TANF or General Assistance?',
    asks: 'Mark Yes or No. The form names SSI, TANF and cash aid for living costs from a state, tribe, territory or town. If you answer Yes, the list in item 65 is next.',
    why: 'The public charge part asks about cash aid that a person lived on.',
    find: 'Look at letters from the aid office, your bank record, or the benefit card. They name the program and the dates.',
    slips:
      'The aid can have a local name, so many do not know it by these words. The question has no start year. If you are not sure, ask a lawyer before you sign.',
    skip: 'The form sends people in a listed group of item 56, such as asylees, past 57 to 66.',
  },
  'p9-64-ever-institutionalised-at-government-cost': {
    question:
      'Have you ever lived for a long time in a care home or other such place that the government paid for?',
    asks: 'Mark Yes or No. It asks about a long stay in an institution at public cost. If you answer Yes, you list each place and stay in item 66.',
    why: 'It is the second aid question of the public charge part, next to cash aid.',
    find: 'Use papers from the place: the day you came in, the day you left, and who paid.',
    slips:
      'The form does not say how long a stay must be. Its instructions have a public charge part with more. If you are not sure, ask a lawyer before you sign.',
    skip: 'A person who marked a listed group in item 56, asylee among them, moves on to item 67.',
  },
  'p9-65-benefit-1': {
    question: 'Which cash aid did you get first, from when to when, and how much?',
    asks: 'Fill row 1: name of the aid (about 27 letters), start and end as mm/dd/yyyy, and the sum in dollars. Then mark Yes or No: were you in a group free of the public charge rule at that time?',
    why: 'A Yes in item 63 says there was aid. This row tells which aid and how much.',
    find: 'The award letter or a print-out from the aid office has the name, the dates and the sums.',
    slips:
      'Some people write one month, while the box asks from start to end. The last mark is about your status at that time. If you are not sure, ask a lawyer before you sign.',
    skip: 'Left empty if item 63 is No, or if a listed group, such as asylee, was marked in item 56.',
  },
} as const;
