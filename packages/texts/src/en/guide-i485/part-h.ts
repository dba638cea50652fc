export const partH = {
  'h-header-attorney-box': {
    question: 'Do you have a lawyer or trained helper who sends Form G-28 with your case?',
    asks: 'This is a small check box at the top of page 1. It says that Form G-28 is in the packet. Form G-28 names the lawyer who speaks for you.',
    why: 'The agency wants to know if a lawyer acts for you. Then it can also write to that person.',
    find: 'You do not need to look for anything. The lawyer or trained helper marks this box.',
    slips:
      'A friend or a notary who helps you type is not meant here. Part 11 and Part 12 are for such helpers.',
    skip: 'If you have no lawyer in this case, this box stays empty.',
  },
  'h-header-voluntary-agency-number': {
    question: 'If a charity group stands for you in this case, what is its group number?',
    asks: 'The box takes up to 10 letters and digits. A voluntary agency is a charity group that helps newcomers. Only its lawyer or trained helper fills in this box.',
    why: 'The number tells the agency which group stands behind the helper.',
    find: 'The group knows its own number. It is not on your papers, and you do not have to find it.',
    slips: 'Do not mix it up with your A-Number. This box is not about you.',
    skip: 'You leave it empty, unless such a group stands for you. Then the group fills it in.',
  },
  'h-header-attorney-state-bar-number': {
    question: "If a lawyer stands for you, what is the lawyer's state bar number?",
    asks: "The box takes up to 9 letters and digits. It is the number of the lawyer's license in a state. Only the lawyer writes it.",
    why: 'It tells the agency under which license the lawyer works.',
    find: 'The lawyer has it. It is not on your papers.',
    slips: "Your own driver's license or ID number does not go here.",
    skip: 'You leave it empty. Only a lawyer who stands for you fills it in.',
  },
  'h-header-representative-uscis-online-account-number': {
    question:
      "If a lawyer or trained helper stands for you, what is that person's online account number with USCIS?",
    asks: 'The box takes exactly 12 letters or digits. It is the account of the lawyer or trained helper, not yours.',
    why: "It links your case to that person's own account.",
    find: 'The lawyer has it in their own account. Your own account number has its place in Part 1, item 9.',
    slips: 'Many people write their own account number here by mistake.',
    skip: 'You leave it empty. A lawyer or trained helper who stands for you fills it in, if they have one.',
  },
  'h-header-a-number-at-top-of-every-page': {
    question: 'What is your A-Number, for the top of each page?',
    asks: 'Write 9 digits. The letter A is already printed. You write it once on page 1. The form then puts the same number at the top of pages 2 to 24.',
    why: 'If pages come apart, the number shows whose they are. It also leads the officer to your file.',
    find: "Look at your asylum grant letter, the judge's order or your work card. It is also in your I-589, Part A.I, item 1.",
    slips:
      'Some people type the A too, or write only 8 digits. A short number gets a zero in front until it has 9. On a form filled by hand, check all the pages.',
    skip: 'It stays empty only if you have never been given an A-Number. See Part 1, item 4.',
  },
} as const;
