export const travel = {
  'leaving-the-united-states': {
    title: 'A trip abroad is a matter for a lawyer',
    sentences: {
      'travel-lawyer-first':
        'A trip abroad in an open asylum or green card case is for a lawyer or an accredited representative to look at before the trip.',
      'travel-no-source': 'This service has no source on which trips abroad are safe.',
    },
  },
  'what-is-advance-parole': {
    title: 'What advance parole and Form I-131 are',
    sentences: {
      'travel-i131':
        'Advance parole is a permission, asked for before a trip with Form I-131, to leave and come back.',
      'travel-which-paper':
        'This service has no source on which travel paper fits an asylee; uscis.gov/i-131 tells about travel papers.',
    },
  },
  'leaving-on-advance-parole': {
    title: 'A trip on advance parole can count as a departure',
    sentences: {
      'travel-parole-departure':
        'A decision of August 13, 2026 says that a trip on advance parole counts as leaving the United States, for one law: INA 212(a)(9)(B).',
      'travel-parole-lawyer':
        'A plan for a trip on advance parole is for a lawyer or an accredited representative to look at before the trip.',
    },
  },
  'trip-to-home-country': {
    title: 'A trip to the home country',
    sentences: {
      'travel-home-lawyer':
        'A trip to the country a person fled is for a lawyer or an accredited representative to look at before the form is filed.',
      'travel-still-refugee':
        'One condition for the green card is that an asylee still is a refugee, or the spouse or child of one.',
      'travel-home-i589': 'Part C of the I-589 asks whether the person went back to the feared country.',
    },
  },
  'passport-of-home-country': {
    title: "Travel on the home country's passport",
    sentences: {
      'travel-home-passport':
        'A trip on the passport of the country a person fled is for a lawyer or an accredited representative to look at before filing.',
      'travel-passport-asked':
        'The I-485 asks which passport or travel document was used at the last arrival.',
    },
  },
  'removed-and-came-back': {
    title: 'Coming back after a removal',
    sentences: {
      'travel-after-removal':
        'Coming back to the U.S. after a removal is for a lawyer or an accredited representative to look at before filing.',
      'travel-after-removal-asked':
        'Part 9 of the I-485 asks if a person was ever removed from the United States.',
      'travel-came-back-asked':
        'Part 9 of the I-485 also asks if a person came in again after a removal without being admitted or paroled.',
    },
  },
} as const;
