import { lasting, type Topic } from '../passage.ts';

/** What differs from earlier papers, and what is untrue. */
export const mistakes = {
  'i589-shows-an-earlier-day': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'i589-of-the-day-signed': { source: 'form-i589', ...lasting },
      'i589-what-may-have-changed': { source: 'form-i485', ...lasting },
    },
  },
  'compared-with-asylum-file': {
    forms: ['I-485'],
    sentences: {
      'compares-i485-with-a-file': { source: 'manual-asylee-proof', ...lasting },
      'compares-names-and-third-countries': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'answers-that-do-not-match': {
    forms: ['I-485'],
    sentences: {
      'mismatch-interview-or-referral': { source: 'manual-asylee-interview', ...lasting },
      'mismatch-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'mistake-on-the-i589': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'mistake-new-form-sworn-true': { source: 'form-i485', ...lasting },
      'mistake-i589-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'untrue-answers-question': {
    forms: ['I-485'],
    flags: ['fraud'],
    sentences: {
      'untrue-ever-lied-asked': { source: 'form-i485', ...lasting },
      'untrue-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'false-papers-question': {
    forms: ['I-485'],
    flags: ['fraud'],
    sentences: {
      'false-papers-ever-given-asked': { source: 'form-i485', ...lasting },
      'document-fraud-reaches-preparer': { source: 'document-fraud-law', ...lasting },
      'false-papers-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'frivolous-asylum-application': {
    forms: ['I-485', 'I-765'],
    flags: ['fraud'],
    sentences: {
      'frivolous-bars-all-benefits': { source: 'frivolous-asylum', ...lasting },
      'frivolous-advice-no-excuse': { source: 'form-i589', ...lasting },
      'frivolous-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
} as const satisfies Topic;
