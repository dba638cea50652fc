import { changing, lasting, type Topic } from '../passage.ts';

/** The medical examination, Form I-693. */
export const medical = {
  'medical-exam-with-i485': {
    forms: ['I-485'],
    sentences: {
      'i693-together': { source: 'medical-alert', ...changing },
      'i693-missing-may-reject': { source: 'medical-alert', ...changing },
    },
  },
  'civil-surgeon': {
    forms: ['I-485'],
    sentences: {
      'civil-surgeon-does-it': { source: 'doctor-finder', ...lasting },
      'civil-surgeon-page': { source: 'doctor-finder', ...lasting },
    },
  },
  'sealed-envelope': {
    forms: ['I-485'],
    sentences: {
      'sealed-envelope-unopened': { source: 'medical-alert', ...changing },
    },
  },
  'how-long-the-exam-counts': {
    forms: ['I-485'],
    sentences: {
      'i693-valid-while-pending': { source: 'medical-alert', ...changing },
      'i693-older-where': { source: 'medical-alert', ...changing },
    },
  },
  'i693-edition': {
    forms: ['I-485'],
    sentences: {
      'i693-edition-asked': { source: 'medical-alert', ...changing },
      'i693-edition-not-i485': { source: 'i485-edition-alert', ...changing },
    },
  },
  'only-the-vaccine-part': {
    forms: ['I-485'],
    sentences: {
      'vaccine-part-only': { source: 'family-petition', ...lasting },
    },
  },
} as const satisfies Topic;
