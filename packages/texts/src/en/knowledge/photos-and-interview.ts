export const photosAndInterview = {
  'two-photos': {
    title: 'The two photos',
    sentences: {
      'two-photos-size': 'The I-485 goes with two identical color photos, passport style, 2 by 2 inches.',
      'two-photos-i765': 'An I-765 in category (a)(5) or (c)(8) goes with two photos too.',
    },
  },
  'back-of-the-photos': {
    title: 'What is written on the back of the photos',
    sentences: {
      'back-of-photos': 'The name and the A-Number are written lightly on the back of each I-485 photo.',
    },
  },
  'photos-no-longer-used': {
    title: 'Whether USCIS uses the photos',
    sentences: {
      'photos-not-used-still-asked':
        'Since December 2025, USCIS no longer uses the photos people send, yet the instructions still ask for two.',
    },
  },
  'biometrics-appointment': {
    title: 'The biometrics appointment',
    sentences: {
      'biometrics-to-expect':
        'People who file the I-485 or the I-765 can expect an appointment for fingerprints (biometrics), even if they sent photos.',
      'biometrics-because-photos': 'Since December 2025, USCIS no longer uses photos that people send.',
    },
  },
  'who-is-interviewed': {
    title: 'Which asylees are called to an interview',
    sentences: {
      'interview-cases-in-manual':
        'The USCIS Policy Manual (Volume 7, Part M, chapter 5) says in which cases an asylee is called to an interview on the I-485.',
      'interview-manual-version':
        'The USCIS Policy Manual on asylee interviews is known here as of August 1, 2025; its list of cases is not kept here.',
    },
  },
  'compared-with-the-a-file': {
    title: 'The I-485 is compared with the A-file',
    sentences: {
      'compared-with-a-file':
        'USCIS must compare the I-485 of an asylee with the A-file, which is the file it keeps on that person.',
    },
  },
  'names-and-countries-compared': {
    title: 'Other names and third countries are compared',
    sentences: {
      'names-and-countries-looked-at':
        'When USCIS compares the I-485 with the A-file, it also looks at other names used and at third countries in the addresses.',
      'third-country-lawyer':
        'Time in a third country, not the home country or the United States, is a matter for a lawyer or accredited representative before filing the I-485.',
    },
  },
  'part-13-at-the-interview': {
    title: 'What is signed at the interview',
    sentences: {
      'part-13-for-interview':
        'Part 13 of the I-485 is for the interview: there changes are noted, and the applicant and the officer sign.',
      'part-13-empty-until': 'Part 13 stays empty when the I-485 is filed.',
    },
  },
} as const;
