export const part14 = {
  'p14-1-name': {
    question: 'What is your full legal name, the same as in Part 1, item 1?',
    asks: 'Your last name, first name and middle name, as on page 1. The form copies them here from Part 1.',
    why: 'It shows whose page this is, so the added facts stay with your form.',
    find: 'Look at Part 1, item 1 of this form. Your I-589, Part A.I, items 4 to 6, asks the same.',
    slips: 'A name on this page that is not spelled as on page 1 can cause doubt. To fix it, change Part 1.',
    skip: 'The middle name stays empty if you have none.',
  },
  'p14-2-entry-2': {
    question: 'Which answer did not fit in its box, and what else do you need to say about it?',
    asks: 'Write the page, the Part and the item your words belong to. Then write the rest of the answer, about 7 lines. Example for a third other name: page 1, Part 1, item 2.',
    why: 'The officer reads this as part of that item, so nothing is cut off.',
    find: 'Look back for lists that ran out of room: other names, other birth dates, other A-Numbers. Copy the numbers printed by that item.',
    slips:
      'Text with no page, Part and item is hard to match. The page box takes 2 digits. The others take 6 letters or digits.',
    skip: 'Leave it empty if all your answers fit.',
  },
  'p14-3-entry-3': {
    question: 'Is there a second answer, such as old homes or jobs, that needs more room?',
    asks: 'Use a new entry for each item. Put all extra homes in one entry (page 4, Part 1, item 18) and all extra jobs or schools in the next (page 8, Part 4, item 7).',
    why: 'The form wants five full years of homes and work. It has room for only a few.',
    find: 'Leases, bills, pay stubs and school papers show the dates. Your I-589, Part A.III, items 2 to 4, lists older ones.',
    slips:
      'Gaps between two dates are common. If a date is not exact, many people say here that it is close.',
    skip: 'Leave it empty if one entry or none was enough.',
  },
  'p14-4-entry-4': {
    question: 'Is there a third answer, such as past marriages or more children, that needs more room?',
    asks: 'Three small boxes for page, Part and item, then about 7 lines of text. Past marriages: page 11, Part 6, item 11. A third child and more: page 12, Part 7, item 3.',
    why: 'The form has room for one past spouse and two children. The rest go here, so the whole family is on paper.',
    find: 'Use birth, marriage, divorce and death papers. Your I-589, Part A.II, lists children too, and extra ones on Supplement A.',
    slips:
      'Children who live abroad or are grown get left out. For each one, give the same facts the item asks for.',
    skip: 'Leave it empty if your family fits in Parts 6 and 7 and no other item needs room.',
  },
  'p14-5-entry-5': {
    question: 'Is there one more answer you need to add to, such as a group or a Part 9 item?',
    asks: 'The last entry on this page: page, Part, item and text. A third group goes under page 13, Part 9, item 1. If you run out, the form lets you copy this page or add a sheet.',
    why: 'It lets the officer link each added fact to its item.',
    find: 'Go through Part 9 again for items that ask you to explain. Your I-589, Parts B and C, may speak of the same facts.',
    slips:
      'Each added sheet needs your name, A-Number, page, Part and item, then your ink signature and the date. This matters most for arrests, groups or removal: if you are not sure, ask a lawyer before you sign.',
    skip: 'Leave it empty if nothing is left to add.',
  },
} as const;
