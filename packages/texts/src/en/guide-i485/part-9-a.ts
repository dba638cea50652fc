export const part9A = {
  'p9-1-ever-member-of-any-organisation-or-group': {
    question:
      'Have you ever, here or in any other land, been part of or tied to any group, club, party, fund or society?',
    asks: 'Mark Yes or No. A Yes opens items 2 to 9, with room for two groups; more go in Part 14. The form also asks you to explain there a Yes, or a No that you are unsure of.',
    why: 'The agency looks for ties to groups that use force or harm others. It may compare this with your asylum story.',
    find: 'Your I-589, Part B, item 3.A, asks about groups too. Old member cards, letters and photos can help you recall.',
    slips:
      'Ever means your whole life, in any country. It is not just for members: it also asks about being involved or linked in any way. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-2-organisation-1-name': {
    question: 'What is the name of the first group?',
    asks: 'Write the full name of the group. The box takes letters, spaces and hyphens, about 56 in all.',
    why: 'The officer uses the name to look up what kind of group it is.',
    find: 'See a member card or a letter from the group. Your I-589 may name it in Part B, item 3.A.',
    slips:
      'Short forms made of first letters can stand for many groups. A long name can be told in full in Part 14 (page 13, part 9, item 1).',
    skip: 'Items 2 to 9 open only when item 1 is Yes. In other cases they stay empty.',
  },
  'p9-3-organisation-1-city-province-country': {
    question: 'Where is or was the first group: what town, state or province, and country?',
    asks: 'Write the city or town, the state or province, and the country. Only letters, spaces and hyphens fit.',
    why: 'Groups in two lands can share one name. The place shows which one you mean.',
    find: 'Use cards, letters or flyers from the group. Part B, item 3.A of your I-589 may speak of it.',
    slips: 'Some people put where they live now. The box asks for the place of the group.',
    skip: 'With No in item 1, this stays empty.',
  },
  'p9-4-organisation-1-nature-and-your-role': {
    question: 'What did the first group do, and what was your part in it?',
    asks: 'The first box is about the group: its aims and acts, lawful or not. The second is about you: your role or posts. Each fits about 85 letters; more goes in Part 14.',
    why: 'The officer weighs what the group did and how close you were to it.',
    find: 'Read your own words in the I-589, Part B, item 3.A. See old cards or letters for your post.',
    slips:
      'Some people put their own role in the first box, or just one word like member. If the group used force or broke laws, ask a lawyer before you sign.',
    skip: 'It is only for those with Yes in item 1.',
  },
  'p9-5-organisation-1-from-and-to-dates': {
    question: 'From what date to what date were you in the first group or linked to it?',
    asks: 'Write two dates as mm/dd/yyyy: when it began and when it ended. The boxes take full dates, not words.',
    why: 'The dates show if you were there when the group did some act.',
    find: 'Use the dates on a card or letter. Part B, item 3 of your I-589 may give years. Item 3.B asked if you still took part at that time.',
    slips:
      'Do not make up a day. If you know just the month or year, Part 14 has room to say the date is close but not exact. The same goes if you are still in the group.',
    skip: 'It stays empty when item 1 is No.',
  },
  'p9-6-organisation-2-name': {
    question: 'What is the name of the second group, if there is one?',
    asks: 'Write its full name with letters, spaces and hyphens. A third group and any others go in Part 14 (page 13, part 9, item 1).',
    why: 'The form asks for all your groups, so each one gets a name.',
    find: 'Go through your I-589, Part B, item 3.A, for any other group you spoke of. Old cards and papers help too.',
    slips: 'Some people list the best known group and forget small ones, such as a school club or a fund.',
    skip: 'With one group, or with No in item 1, items 6 to 9 stay empty.',
  },
  'p9-7-organisation-2-city-province-country': {
    question: 'In what town, state or province, and country is or was the second group?',
    asks: 'Fill three boxes: town, state or province, and country. They take letters, spaces and hyphens.',
    why: 'With the place, the officer knows which group or branch it is.',
    find: 'A card, a letter or a photo from the group may show the town. Check Part B, item 3.A of your I-589 as well.',
    slips:
      'A group may have its main office in one town and your branch in another. If you write one, Part 14 has room to tell of the other.',
    skip: 'It stays empty if you name just one group or none.',
  },
  'p9-8-organisation-2-nature-and-your-role': {
    question: 'What did the second group do, and what did you do in it?',
    asks: 'Tell what the group was for and what it did, lawful or not. In the next box, tell what you did there and any post you held.',
    why: 'It lets the officer see what your tie to this group was like.',
    find: 'Think of what you did there in a normal week. Your I-589, Part B, item 3.A, may tell it in your own words.',
    slips:
      'A story that does not match the I-589 can raise questions. If you did tasks for a group with arms or were made to help, ask a lawyer before you sign.',
    skip: 'Leave it empty if there was no second group.',
  },
  'p9-9-organisation-2-from-and-to-dates': {
    question: 'From when to when were you in the second group or linked to it?',
    asks: 'Write the start and the end as mm/dd/yyyy. If you had three or more groups, tell of the rest in Part 14.',
    why: 'The officer may set your dates beside the times you told of in your asylum case.',
    find: 'Look for dates on cards, letters or photos. School or job dates from that time can help you recall.',
    slips:
      'People often mix up the day they joined with the day they first helped. The form speaks of being a member or being involved.',
    skip: 'With one group or none, both dates stay empty.',
  },
  'p9-10-ever-denied-admission-to-u-s': {
    question: 'Have you ever been refused entry to the United States?',
    asks: 'Mark Yes or No. Many people know this as being turned back at an airport, a border post or a port. For a Yes, or a No you are unsure of, the form wants the facts in Part 14.',
    why: 'It is one of the points the agency checks to see if the law lets a person get a green card.',
    find: 'Look for papers an officer gave you and for old passports. Recall each time you tried to come in.',
    slips:
      'Ever means your whole life, with no time limit. A visa that was refused is item 11, not this one. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-11-ever-denied-a-u-s-visa': {
    question: 'Have you ever asked for a U.S. visa and been turned down?',
    asks: 'Mark Yes or No. It asks about any U.S. visa, to visit, study, work or live here. The form wants a Yes, or a No you doubt, told in Part 14.',
    why: 'It is one of the points in your past that the agency checks. The officer looks to see if all your papers tell the same story.',
    find: 'See letters or emails from a U.S. embassy or consulate, and your old passports. Part 4, items 1 to 4, asks about one kind of visa too.',
    slips:
      'It covers your whole life and any country you asked from. If one was first refused and then given, a lawyer can tell you how that counts. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-12-ever-worked-in-u-s-without-permission': {
    question: 'Have you ever worked in the United States at a time when you had no permission to work?',
    asks: 'Mark Yes or No. The form wants the facts told in Part 14 for a Yes, or for a No you are unsure of.',
    why: 'It is one of the points the form checks about your time here. The officer may set it beside the jobs in Part 4.',
    find: 'Put two lists side by side: the dates of each work permit, and the dates of each job. See pay stubs, Part 4 item 7, and Part A.III item 4 of your I-589.',
    slips:
      'Ever covers all your time in the U.S., not just the last job. What counts as work, and from what day one may work, is a hard point of law. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-13-ever-broke-nonimmigrant-status-conditions': {
    question:
      'If you came to the U.S. for a set time, such as to visit or study, did you ever break the rules of that stay?',
    asks: 'Mark Yes or No. A nonimmigrant is a person let in for a time and a purpose, such as a visitor or student. Part 14 holds the facts of a Yes, or of a No you doubt.',
    why: 'The agency checks how each past stay in the U.S. went.',
    find: 'See the visa page in your passport and your I-94. They show the kind of stay and its last day. Your I-589, Part A.I, item 19.c, lists your entries.',
    slips:
      'Ever covers each stay of your life, even an old one. The rules of a stay are hard to judge alone. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-14-now-or-ever-in-removal-proceedings': {
    question: 'Is there now, or was there ever, a case to deport you from the United States?',
    asks: 'Mark Yes or No. It names removal, deportation, exclusion and rescission cases, and the fast kind called expedited removal. Part 14 holds the facts of a Yes, or of a No you doubt.',
    why: 'The agency needs to know if a judge has or had your case. It is tied to Part 2, item 1.',
    find: 'Look for papers from a court or from border officers. Your I-589, Part A.I, item 18, asked about court too, but things may have changed since.',
    slips:
      'It covers your whole life, not only a case that is open today. Some people do not know if papers from the border began a case. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-15-ever-had-a-final-removal-order': {
    question: 'Has anyone ever made a final order for you to be sent out of the United States?',
    asks: 'Mark Yes or No. It covers orders of removal, deportation and exclusion. The form asks for the facts in Part 14 if it is Yes, or a No you are unsure of.',
    why: 'The agency checks if such an order is in your file, even from years ago.',
    find: 'Look at each paper from a judge or from border officers, and at its last page. A lawyer can help you find out if there is an order.',
    slips:
      'Ever means your whole life, even an order from long ago. Some people missed a hearing and do not know what came of it. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-16-ever-had-a-prior-order-reinstated': {
    question: 'Has an old final order to leave the U.S. ever been put back in force against you?',
    asks: 'Check Yes or No. It is about an old final order that was used again. Papers call this a reinstated order. The form wants a note in Part 14 for a Yes, or for a No you doubt.',
    why: 'The officer looks at each order against you. This item looks for an old one that came back to life.',
    find: 'Look in your papers from the border, the agency or the judge for the word reinstated. Your I-589 tells of court in Part A.I, item 18.',
    slips:
      'Item 15 asks about any final order; this one asks if it was used again. It covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
} as const;
