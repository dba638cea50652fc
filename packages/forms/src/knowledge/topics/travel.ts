import { changing, lasting, type Topic } from '../passage.ts';

/** Trips outside the United States: what is known, and that it is a matter for a lawyer. */
export const travel = {
  'leaving-the-united-states': {
    forms: [],
    sentences: {
      'travel-lawyer-first': { source: 'puente', ...lasting },
      'travel-no-source': { source: 'puente', ...lasting },
    },
  },
  'what-is-advance-parole': {
    forms: [],
    sentences: {
      'travel-i131': { source: 'travel-papers', ...lasting },
      'travel-which-paper': { source: 'puente', ...lasting },
    },
  },
  'leaving-on-advance-parole': {
    forms: [],
    sentences: {
      'travel-parole-departure': { source: 'departure-decision', ...changing },
      'travel-parole-lawyer': { source: 'puente', ...lasting },
    },
  },
  'trip-to-home-country': {
    forms: [],
    flags: ['trip-home'],
    sentences: {
      'travel-home-lawyer': { source: 'puente', ...lasting },
      'travel-still-refugee': { source: 'asylee-rules', ...lasting },
      'travel-home-i589': { source: 'form-i589', ...lasting },
    },
  },
  'passport-of-home-country': {
    forms: [],
    flags: ['trip-home'],
    sentences: {
      'travel-home-passport': { source: 'puente', ...lasting },
      'travel-passport-asked': { source: 'form-i485', ...lasting },
    },
  },
  'removed-and-came-back': {
    forms: ['I-485'],
    flags: ['prior-removal'],
    sentences: {
      'travel-after-removal': { source: 'puente', ...lasting },
      'travel-after-removal-asked': { source: 'form-i485', ...lasting },
      'travel-came-back-asked': { source: 'form-i485', ...lasting },
    },
  },
} as const satisfies Topic;
