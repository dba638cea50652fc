import { lasting, type Topic } from '../passage.ts';

/** A new address: by when it is reported, with which form, and the safe address of the forms. */
export const addressChange = {
  'report-a-move-in-ten-days': {
    forms: [],
    sentences: {
      'moved-ten-days': { source: 'address-change', ...lasting },
      'moved-ten-days-form': { source: 'address-change', ...lasting },
    },
  },
  'form-ar-11': {
    forms: [],
    sentences: {
      'moved-ar11': { source: 'address-change', ...lasting },
    },
  },
  'safe-mailing-address': {
    forms: [],
    sentences: {
      'moved-safe-address': { source: 'form-i485', ...lasting },
      'moved-i765-mailing': { source: 'form-i765', ...lasting },
    },
  },
} as const satisfies Topic;
