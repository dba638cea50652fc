export const partHTo1 = {
  'h-header-attorney-box': {
    question: 'Do you have a lawyer who is sending in Form G-28 with this form?',
    asks: 'One small box at the top of page 1. A check here says that Form G-28 comes with the form.',
    why: 'Form G-28 tells the agency that a lawyer or an accredited helper speaks for you in this case.',
    find: 'Your lawyer knows if there is a G-28 and checks the box. You would have signed that form with the lawyer.',
    slips:
      'Some people check it since a friend or a shop helped them. Help with the form is not the same as a lawyer with a G-28.',
    skip: 'You leave it empty if no lawyer or accredited helper has taken your case. If one has, that person fills it in.',
  },
  'h-header-attorney-state-bar-number': {
    question: 'If you have a lawyer, what is the bar number the state gave to that lawyer?',
    asks: "Up to 15 letters or digits. It is the number of the lawyer's state license, not one of yours.",
    why: 'With it the agency can check that the person is a lawyer.',
    find: 'Only your lawyer has it. The lawyer types it in when they take your case.',
    slips: 'Do not put your A-Number or your driver license here.',
    skip: 'You leave it empty. Your lawyer fills it in, if you have one and if their state gives such a number.',
  },
  'h-header-representative-uscis-online-account-number': {
    question:
      "If you have a lawyer or accredited helper, what is the number of that person's own online account?",
    asks: "Twelve letters or digits from the lawyer's account with the agency. All 12 spaces are used.",
    why: 'It links the form to the person who speaks for you.',
    find: 'The lawyer sees it in their own account. You cannot look it up.',
    slips: 'Your own account number does not go here. It has its place in Part 2, item 9.',
    skip: 'You leave it empty. A lawyer or accredited helper fills it in, and only if they have such an account.',
  },
  'p1-1-initial-replacement-or-renewal-permission': {
    question: 'Is this a request for a first work permit, a new copy of a card you had, or a renewal?',
    asks: 'Mark one box only. 1.a is a first permit. 1.b is for a card that was lost, stolen, damaged, or has an error. 1.c is to renew one.',
    why: 'It tells the officer what kind of card is asked for.',
    find: 'Look at any work card you have or had, and its end date. For 1.c the form asks for a copy of the old card.',
    slips:
      "Some mark two boxes. If a card is wrong by the agency's own mistake, the form says no new form or fee is needed. Had a card for some other reason, and not sure? Ask a lawyer before you sign.",
  },
} as const;
