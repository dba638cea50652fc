import { changing, lasting, type Topic } from '../passage.ts';

/** Why packets come back. */
export const rejections = {
  'why-packets-come-back': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'returned-common': { source: 'filing-rule', ...lasting },
      'returned-i485': { source: 'filing-rule', ...lasting },
      'returned-address': { source: 'address-pages', ...changing },
    },
  },
  'missing-pages': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'pages-missing-returned': { source: 'filing-rule', ...lasting },
      'pages-empty-too': { source: 'filing-rule', ...lasting },
    },
  },
  'no-hand-signature': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'unsigned-returned': { source: 'signature-rule', ...lasting },
      'boxes-locked-sign-on-paper': { source: 'signature-rule', ...lasting },
    },
  },
  'pasted-signature': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'pasted-signature-rejected': { source: 'pasted-signature-rule', ...lasting },
      'pasted-signature-fee-kept': { source: 'pasted-signature-rule', ...lasting },
      'ink-or-scan-of-ink': { source: 'pasted-signature-rule', ...lasting },
    },
  },
  'no-medical-exam': {
    forms: ['I-485'],
    sentences: {
      'i693-missing-rejected': { source: 'medical-alert', ...changing },
      'i693-together-since': { source: 'medical-alert', ...changing },
    },
  },
  'empty-boxes': {
    forms: ['I-485'],
    sentences: {
      'incomplete-warning': { source: 'form-i485', ...lasting },
      'n-a-only-where-taken': { source: 'form-i485', ...lasting },
    },
  },
  'one-category': {
    forms: ['I-485'],
    sentences: {
      'category-none-or-two': { source: 'filing-rule', ...lasting },
      'category-only-one': { source: 'form-i485', ...lasting },
    },
  },
} as const satisfies Topic;
