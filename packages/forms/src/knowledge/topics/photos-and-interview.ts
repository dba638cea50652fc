import { changing, lasting, type Topic } from '../passage.ts';

/** Photos, biometrics, and what USCIS compares and asks in person. */
export const photosAndInterview = {
  'two-photos': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'two-photos-size': { source: 'photo-report', ...changing },
      'two-photos-i765': { source: 'photo-report', ...changing },
    },
  },
  'back-of-the-photos': {
    forms: ['I-485'],
    sentences: {
      'back-of-photos': { source: 'photo-report', ...changing },
    },
  },
  'photos-no-longer-used': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'photos-not-used-still-asked': { source: 'photo-report', ...changing },
    },
  },
  'biometrics-appointment': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'biometrics-to-expect': { source: 'photo-report', ...changing },
      'biometrics-because-photos': { source: 'photo-report', ...changing },
    },
  },
  'who-is-interviewed': {
    forms: ['I-485'],
    sentences: {
      'interview-cases-in-manual': { source: 'manual-asylee-interview', ...changing },
      'interview-manual-version': { source: 'manual-asylee-interview', ...changing },
    },
  },
  'compared-with-the-a-file': {
    forms: ['I-485'],
    sentences: {
      'compared-with-a-file': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'names-and-countries-compared': {
    forms: ['I-485'],
    flags: ['third-country'],
    sentences: {
      'names-and-countries-looked-at': { source: 'manual-asylee-proof', ...lasting },
      'third-country-lawyer': { source: 'puente', ...lasting },
    },
  },
  'part-13-at-the-interview': {
    forms: ['I-485'],
    sentences: {
      'part-13-for-interview': { source: 'form-i485', ...lasting },
      'part-13-empty-until': { source: 'form-i485', ...lasting },
    },
  },
} as const satisfies Topic;
