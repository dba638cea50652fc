import { changing, lasting, type Topic } from '../passage.ts';

/** Which edition of a form is taken, and where it is printed. */
export const editions = {
  'i485-edition': {
    forms: ['I-485'],
    sentences: {
      'i485-only-091826': { source: 'i485-edition-alert', ...changing },
      'i485-others-sent-back': { source: 'i485-edition-alert', ...changing },
    },
  },
  'i485-old-edition': {
    forms: ['I-485'],
    sentences: {
      'i485-012025-practice': { source: 'i485-edition-alert', ...changing },
      'i485-newer-blank-added': { source: 'puente', ...lasting },
    },
  },
  'i485-edition-changes': {
    forms: ['I-485'],
    sentences: {
      'i485-091826-part-9': { source: 'i485-edition-alert', ...changing },
      'i485-091826-public-charge': { source: 'i485-edition-alert', ...changing },
      'i485-091826-numbers': { source: 'i485-edition-alert', ...changing },
    },
  },
  'i765-edition': {
    forms: ['I-765'],
    sentences: {
      'i765-082125-taken': { source: 'i765-edition-alert', ...changing },
      'i765-court-order': { source: 'i765-edition-alert', ...changing },
    },
  },
  'i589-edition': {
    forms: [],
    sentences: {
      'i589-072826-exists': { source: 'i589-edition-report', ...changing },
      'i589-taken-unknown': { source: 'i589-edition-report', ...changing },
      'i589-read-by-puente': { source: 'puente', ...lasting },
    },
  },
  'mixed-pages': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'mixed-pages-returned': { source: 'filing-rule', ...lasting },
      'mixed-pages-footer': { source: 'form-i485', ...lasting },
    },
  },
  'where-edition-stands': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'edition-at-foot': { source: 'form-i485', ...lasting },
      'edition-taken-page': { source: 'i485-edition-alert', ...changing },
    },
  },
  'i912-edition': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'i912-072225': { source: 'fee-waiver-manual', ...changing },
      'i912-now-unknown': { source: 'fee-waiver-manual', ...changing },
    },
  },
} as const satisfies Topic;
