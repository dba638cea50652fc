export const editions = {
  'i485-edition': {
    title: 'The edition of the I-485 that USCIS takes',
    sentences: {
      'i485-only-091826':
        'USCIS takes only the 09/18/26 edition of Form I-485, and has done so since September 18, 2026.',
      'i485-others-sent-back':
        'Editions 01/20/25 and 09/04/26 of the I-485 are sent back, and there was no grace period.',
    },
  },
  'i485-old-edition': {
    title: 'An I-485 of 01/20/25 is for practice only',
    sentences: {
      'i485-012025-practice':
        'A Form I-485 of edition 01/20/25 is only for reading and practice, because USCIS sends that edition back.',
      'i485-newer-blank-added':
        'Puente can fill a newer blank I-485 when the person adds that PDF from uscis.gov.',
    },
  },
  'i485-edition-changes': {
    title: 'What changed in the 09/18/26 I-485',
    sentences: {
      'i485-091826-part-9':
        'The 09/18/26 edition of Form I-485 still has 24 pages, but questions of Part 9 were removed, merged or given new numbers.',
      'i485-091826-public-charge': 'The 09/18/26 edition of the I-485 came with a new rule on public charge.',
      'i485-091826-numbers':
        'Items 67 to 86 of Part 9 in edition 01/20/25 are printed as 65 to 84 in edition 09/18/26.',
    },
  },
  'i765-edition': {
    title: 'The edition of the I-765 that USCIS takes',
    sentences: {
      'i765-082125-taken':
        'On October 8, 2026, USCIS was taking the 08/21/25 edition of Form I-765 and not the 09/15/26 edition.',
      'i765-court-order':
        'A court order of September 14, 2026 stopped the 09/15/26 edition of the I-765; the government appealed, so this can change.',
    },
  },
  'i589-edition': {
    title: 'Editions of the I-589',
    sentences: {
      'i589-072826-exists': 'Form I-589 has a newer edition, 07/28/26, with 12 pages.',
      'i589-taken-unknown':
        'Which editions of the I-589 USCIS takes today is not known here; the place to look is uscis.gov/i-589.',
      'i589-read-by-puente': 'Puente was made to read I-589 papers of editions 01/20/25 and 08/25/20.',
    },
  },
  'mixed-pages': {
    title: 'Pages of different editions in one form',
    sentences: {
      'mixed-pages-returned':
        'Pages of different editions in one form are a common reason why USCIS sends a packet back.',
      'mixed-pages-footer':
        'Each page of a USCIS form shows its edition date at the bottom, so all pages can be compared.',
    },
  },
  'where-edition-stands': {
    title: 'Where the edition date is printed',
    sentences: {
      'edition-at-foot': 'The edition date of a USCIS form is printed at the bottom of each page.',
      'edition-taken-page':
        'The edition that USCIS takes now is shown at uscis.gov/i-485 for the I-485 and at uscis.gov/i-765 for the I-765.',
    },
  },
  'i912-edition': {
    title: 'The edition of the I-912',
    sentences: {
      'i912-072225':
        'Edition 07/22/25 of Form I-912, the fee waiver request, was seen as the current one in May 2026.',
      'i912-now-unknown':
        'Whether edition 07/22/25 of the I-912 is still current is not known here; the place to look is uscis.gov/i-912.',
    },
  },
} as const;
