export const addressChange = {
  'report-a-move-in-ten-days': {
    title: 'A move is reported within 10 days',
    sentences: {
      'moved-ten-days': 'The law requires people to report a change of address within 10 days.',
      'moved-ten-days-form': 'The form for reporting a change of address is the AR-11.',
    },
  },
  'form-ar-11': {
    title: 'Form AR-11 reports a new address',
    sentences: {
      'moved-ar11': 'Form AR-11 is the USCIS form that reports a new address; it is at uscis.gov/ar-11.',
    },
  },
  'safe-mailing-address': {
    title: 'A mailing or safe address',
    sentences: {
      'moved-safe-address':
        'The I-485 takes a mailing or safe address in the United States that is not the home.',
      'moved-i765-mailing':
        'The I-765 asks for the mailing address first, and then for the home address if it is another one.',
    },
  },
} as const;
