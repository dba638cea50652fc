export const help = {
  'free-lawyer-list': {
    title: 'A list of free lawyers',
    sentences: {
      'help-free-list': 'EOIR, the immigration court, has a list of lawyers and groups that help for free.',
      'help-free-list-where':
        'The list of lawyers and groups that help for free is on the web at justice.gov/eoir.',
    },
  },
  'find-accredited-representative': {
    title: 'Where accredited representatives are named',
    sentences: {
      'help-roster':
        'EOIR, the immigration court, has a list of accredited representatives and of the groups they work for.',
      'help-roster-where': 'The list of accredited representatives is on the web at justice.gov/eoir.',
    },
  },
  'who-may-represent': {
    title: 'Who may represent a person',
    sentences: {
      'help-who-represents':
        'Only a lawyer or an accredited representative may act for a person in an immigration case, with few exceptions.',
      'help-who-else-represents':
        'The rule 8 CFR 292.1 names the few others who may act for a person besides a lawyer or accredited representative.',
      'help-g28-box':
        'The G-28 box at the top of the I-485 and the I-765 is only for a person who is represented.',
    },
  },
  'notario-fraud': {
    title: 'Notarios who give advice',
    sentences: {
      'help-notario-advice':
        'A notario or consultant who is no lawyer and is not accredited may not give legal advice on a case.',
      'help-avoid-scams': 'USCIS has a page on fraud by notarios and consultants at uscis.gov/avoid-scams.',
    },
  },
  'what-a-non-lawyer-may-do': {
    title: 'What a helper who is no lawyer may do',
    sentences: {
      'help-blanks-only':
        'A helper who is not a lawyer may help fill in the blanks of a printed form, for little or no pay.',
      'help-no-claim':
        'A helper who is not a lawyer may not study the law for the case, give advice, or claim to be a legal expert.',
    },
  },
  'what-counts-as-legal-advice': {
    title: 'What counts as legal advice',
    sentences: {
      'help-legal-advice':
        'USCIS calls it legal advice to tell a person how to answer a form or which options they have.',
    },
  },
  'what-this-helper-cannot-do': {
    title: 'What this helper does not do',
    sentences: {
      'help-quotes-only':
        'This helper only quotes its sources; it does not say what to answer, what to choose or how a case will end.',
      'help-ask-lawyer':
        'What to answer, what to choose and how a case will end are questions for a lawyer or an accredited representative.',
    },
  },
  'not-a-law-firm': {
    title: 'Puente is no law firm and not USCIS',
    sentences: {
      'help-not-law-firm':
        'Puente is not a law firm, and it is not USCIS or any other part of the government.',
      'help-no-client': 'Using Puente does not make a person the client of a lawyer.',
    },
  },
  'when-a-lawyer-comes-first': {
    title: 'When a lawyer comes first',
    sentences: {
      'help-lawyer-first':
        'Some things, such as an arrest or a removal order, go to a lawyer or accredited representative before the form is filed.',
      'help-lawyer-first-more':
        'A lawyer or accredited representative comes first for a missed hearing, a trip home, a false claim of citizenship, an unlawful vote or an armed group.',
      'help-lawyer-first-family':
        'A lawyer or accredited representative comes first for a marriage that ended, a child over 21 or a past denial.',
    },
  },
  'arrest-lawyer-first': {
    title: 'An arrest goes to a lawyer first',
    sentences: {
      'help-arrest':
        'An arrest or a conviction, even a sealed one, is for a lawyer or an accredited representative to look at before the form is filed.',
      'help-arrest-i485':
        'Part 9 of the I-485 asks about each arrest and each conviction, ever, in any country.',
      'help-arrest-i765': 'The I-765 asks people in category (c)(8) about arrests and convictions too.',
    },
  },
  'removal-order-lawyer-first': {
    title: 'A removal order goes to a lawyer first',
    sentences: {
      'help-order':
        'A removal order, even an old one, is for a lawyer or an accredited representative to look at before the form is filed.',
      'help-order-asked':
        'Part 9 of the I-485 asks about final removal orders and about removal orders put in force again.',
      'help-order-voluntary':
        'Part 9 of the I-485 also asks about a stay past the date of a voluntary departure.',
    },
  },
  'missed-hearing-lawyer-first': {
    title: 'A missed hearing goes to a lawyer first',
    sentences: {
      'help-missed-hearing':
        'A missed hearing in immigration court is for a lawyer or an accredited representative to look at before the form is filed.',
      'help-missed-hearing-asked':
        'Part 9 of the I-485 asks if a person ever missed a hearing in a removal case.',
    },
  },
  'citizenship-claim-or-voting': {
    title: 'Claiming citizenship or voting goes to a lawyer first',
    sentences: {
      'help-citizen-claim':
        'A false claim to be a U.S. citizen, or an unlawful vote, is for a lawyer or an accredited representative to look at before filing.',
      'help-citizen-claim-asked':
        'Part 9 of the I-485 asks if a person ever made a false claim to be a U.S. citizen or voted unlawfully.',
    },
  },
  'armed-group-lawyer-first': {
    title: 'Armed groups and service go to a lawyer first',
    sentences: {
      'help-armed-group':
        'Time in an armed or rebel group, or help given to one, is for a lawyer or an accredited representative to look at before filing.',
      'help-armed-group-asked':
        'Part 9 of the I-485 asks about armed or rebel groups, about help for them, and about service in an army or the police.',
    },
  },
  'violence-at-home': {
    title: 'Violence at home, and extra secrecy',
    sentences: {
      'help-abuse-secrecy':
        'For people hurt by a relative (VAWA), and in T and U cases, a law gives extra secrecy: 8 U.S.C. 1367.',
      'help-abuse-lawyer':
        'What to do after violence at home is a question for a lawyer or an accredited representative.',
    },
  },
} as const;
