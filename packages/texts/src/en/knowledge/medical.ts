export const medical = {
  'medical-exam-with-i485': {
    title: 'The medical exam goes with the I-485',
    sentences: {
      'i693-together':
        'Since December 2, 2024, USCIS asks for Form I-693, the medical exam report, together with the I-485.',
      'i693-missing-may-reject': 'An I-485 that comes without Form I-693 may be sent back.',
    },
  },
  'civil-surgeon': {
    title: 'Which doctor does the exam',
    sentences: {
      'civil-surgeon-does-it': 'Form I-693 comes from a doctor called a USCIS civil surgeon.',
      'civil-surgeon-page':
        'USCIS has a page to find a civil surgeon, the doctor for Form I-693: uscis.gov/tools/find-a-civil-surgeon.',
    },
  },
  'sealed-envelope': {
    title: 'The sealed envelope of the doctor',
    sentences: {
      'sealed-envelope-unopened':
        'The envelope with Form I-693 stays sealed: it goes in with the I-485 without being opened.',
    },
  },
  'how-long-the-exam-counts': {
    title: 'How long Form I-693 is valid',
    sentences: {
      'i693-valid-while-pending':
        'A Form I-693 signed on or after November 1, 2023 is valid only while the application it came with is pending.',
      'i693-older-where':
        'How long a Form I-693 signed before November 1, 2023 is valid can be looked up at uscis.gov/i-693.',
    },
  },
  'i693-edition': {
    title: 'The edition of Form I-693',
    sentences: {
      'i693-edition-asked': 'Since July 3, 2025, USCIS asks for the 01/20/25 edition of Form I-693.',
      'i693-edition-not-i485':
        'Edition 01/20/25 is asked for on Form I-693, but USCIS no longer takes edition 01/20/25 of the I-485.',
    },
  },
  'only-the-vaccine-part': {
    title: 'When only the vaccine part may be needed',
    sentences: {
      'vaccine-part-only':
        'Some asylees who came by Form I-730 after a medical exam abroad may need just the vaccine part of Form I-693.',
    },
  },
} as const;
