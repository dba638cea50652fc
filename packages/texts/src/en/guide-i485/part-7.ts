export const part7 = {
  'p7-1-total-living-children-anywhere': {
    question: 'How many living children do you have in the whole world?',
    asks: 'Write one number. Count sons and daughters of any age, in any land, married or not: by birth, by legal adoption, stepchildren of now, and those who are missing.',
    why: 'The agency wants to know your whole family. The officer may compare it with your asylum file.',
    find: "Count with your family's birth and adoption papers. Your I-589 gives a total in Part A.II, your children, but it may be old. Many people with no children write 0.",
    slips:
      'People leave out grown children, those who live with the other parent, or those born outside a marriage. The form counts them too.',
  },
  'p7-2-child-1-legal-name': {
    question: 'What is the full legal name of your first child?',
    asks: 'Write the last name, the first name, and the middle name if there is one. Letters, spaces and hyphens fit: leave out accent marks.',
    why: 'The agency lists your children by name to know who is in your family.',
    find: "Copy it from the child's passport or birth certificate. Your I-589 has it in Part A.II, child 1, items 5 to 7.",
    slips:
      'The form asks for the legal name of today. A nickname, or a name from before a wedding or an adoption, may not match the papers.',
    skip: 'If you have no living children, the child blocks stay empty.',
  },
  'p7-2-child-1-a-number': {
    question: 'What is the A-Number of your first child, if the child has one?',
    asks: 'Write nine digits with no letter A and no dash. Put zeros in front of a short number.',
    why: "It leads the agency to the child's own file.",
    find: "Look on the child's work card, green card or asylum papers. Your I-589 has it in Part A.II, child 1, item 1.",
    slips: 'Each person has their own number. Do not write yours or that of another child.',
    skip: 'A child with no such number, such as one born in the U.S., leaves the box empty.',
  },
  'p7-2-child-1-date-of-birth': {
    question: 'When was your first child born?',
    asks: 'Write the birth date as mm/dd/yyyy, month first. The box takes Unknown too.',
    why: 'It shows how old the child is and helps tell the child from others with that name.',
    find: 'Use the birth certificate or passport. Your I-589 has it in Part A.II, child 1, item 8.',
    slips:
      "Check that the month and the day are not swapped. If your child is 21 or close to it, ask a lawyer about the child's own case.",
    skip: 'It is only for people who have a living child.',
  },
  'p7-2-child-1-country-of-birth': {
    question: 'In what country was your first child born?',
    asks: 'Write the country name only. The box takes letters, spaces and hyphens.',
    why: 'It helps show who the child is. It can be checked with the birth record.',
    find: 'See the birth certificate or passport. Your I-589 has city and country in one box: Part A.II, child 1, item 9.',
    slips:
      "Some people write the parents' country by habit. A child may be born on the way, in another land.",
    skip: 'With no living children, leave it empty.',
  },
  'p7-2-child-1-relationship-to-you': {
    question: 'How is your first child related to you?',
    asks: 'Write a few words: the form gives biological child, stepchild and legally adopted child as samples. Up to 34 letters or digits fit.',
    why: 'The agency asks so it knows if the tie is by birth, by marriage or by adoption.',
    find: 'A birth certificate, an adoption order, or a marriage certificate for a stepchild shows the tie. The I-589 does not ask this.',
    slips: 'Some people write only son or daughter. That does not tell which of these ties it is.',
    skip: 'It stays empty only if you have no living children.',
  },
  'p7-2-child-1-filing-own-i-485-now': {
    question: 'Is your first child also sending their own I-485 now?',
    asks: "Mark Yes or No. It asks about a form of the child's own, sent at this time. Each person needs a separate one.",
    why: 'The agency can then see which family cases are linked.',
    find: 'Check which forms your family is sending now. Item 21 of child 1 in your I-589 was about the asylum case, so it is not the same.',
    slips:
      'A child named here is not asking for a green card just by being on your list. If you are not sure, ask a lawyer before you sign.',
    skip: 'With no living children, both boxes stay empty.',
  },
  'p7-3-child-2-legal-name': {
    question: 'What is the full legal name of your second child?',
    asks: 'Write the last, first and middle name. A third child and all others go in Part 14 (page 12, part 7, item 3).',
    why: 'The form wants each of your living children, not just those who came with you.',
    find: "Use the child's passport or birth certificate. Your I-589 has it in Part A.II on page 3: child 2, items 5 to 7.",
    slips:
      'If you counted three or more in item 1, some people stop here and forget Part 14. Accent marks do not fit in the boxes.',
    skip: 'If you have one living child or none, this block stays empty.',
  },
  'p7-3-child-2-a-number': {
    question: 'What is the A-Number of your second child, if the child has one?',
    asks: 'Write nine digits only: no letter and no dash. Zeros go in front if the number is short.',
    why: 'The agency uses it to match this child with the right file.',
    find: "It is on the child's own cards or asylum papers. In your I-589 it is in Part A.II, child 2, item 1.",
    slips: 'Numbers in one family can look almost the same. Check the last digits with care.',
    skip: 'Leave it empty if this child has no such number, or if there is no second child.',
  },
  'p7-3-child-2-date-of-birth': {
    question: 'When was your second child born?',
    asks: 'Write the birth date as mm/dd/yyyy, with the month first. If the date is not known, the box takes Unknown.',
    why: "The date shows the child's age and keeps brothers and sisters apart in the records.",
    find: "Use the child's birth certificate or passport. Your I-589 has it in Part A.II, child 2, item 8.",
    slips:
      "With more than one child, dates get mixed up. Check that this date goes with this name. If the child is 21 or close to it, ask a lawyer about that child's case.",
    skip: 'Leave it empty if you have no second child.',
  },
  'p7-3-child-2-country-of-birth': {
    question: 'In what country was your second child born?',
    asks: 'Write the country and not the city. Letters, spaces and hyphens fit.',
    why: 'It is one more way to know which child this is.',
    find: 'Read it on the birth certificate or passport. Your I-589 has it with the city in Part A.II, child 2, item 9.',
    slips: 'Brothers and sisters may be born in different lands. Do not just copy the answer for child 1.',
    skip: 'It is only for people with two or more living children.',
  },
  'p7-3-child-2-relationship-to-you': {
    question: 'How is your second child related to you?',
    asks: "Write a short phrase. The form's samples are biological child, stepchild and legally adopted child. The box holds 34 letters or digits.",
    why: 'It tells if this child is yours by birth, by marriage or by adoption. Papers for each kind are not the same.',
    find: "The birth certificate or the adoption order shows it. For a stepchild, it is the paper of your marriage to the child's parent.",
    slips:
      'Children in one home may have different ties to you. A child you raise with no legal adoption is a hard case: ask a lawyer before you sign.',
    skip: 'With one child or none, it stays empty.',
  },
  'p7-3-child-2-filing-own-i-485-now': {
    question: 'Is your second child also sending their own I-485 now?',
    asks: "Mark Yes or No for this child alone. It asks about a separate I-485 in the child's own name, sent at this time.",
    why: 'The agency then knows whose papers to look at with yours.',
    find: 'Look at the forms your family has ready to send. Item 21 of child 2 in the I-589 asked about the asylum case, not about a green card.',
    slips:
      'The answer may not be the same for each child. If you are not sure, ask a lawyer before you sign.',
    skip: 'With no second child, both boxes stay empty.',
  },
} as const;
