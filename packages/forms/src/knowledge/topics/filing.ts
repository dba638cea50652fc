import { changing, lasting, type Topic } from '../passage.ts';

/** Where and how a packet is sent, and what may hold it. */
export const filing = {
  'where-to-send': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'address-links': { source: 'address-pages', ...changing },
      'no-address-here': { source: 'puente', ...lasting },
      'wrong-address-returned': { source: 'address-pages', ...changing },
    },
  },
  'addresses-changed': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'addresses-new-since': { source: 'address-pages', ...changing },
      'old-address-postmark': { source: 'address-pages', ...changing },
    },
  },
  'a5-own-envelope': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'a5-apart-from-i485': { source: 'address-pages', ...changing },
      'a5-address-link': { source: 'address-pages', ...changing },
    },
  },
  'file-online': {
    forms: ['I-485'],
    sentences: {
      'i485-upload-some': { source: 'upload-report', ...changing },
      'i485-upload-look': { source: 'upload-report', ...changing },
    },
  },
  'upload-size': {
    forms: ['I-485'],
    sentences: {
      'upload-12-mb': { source: 'upload-report', ...changing },
      'upload-some-only': { source: 'upload-report', ...changing },
    },
  },
  'filed-in-the-us': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'i765-filed-inside': { source: 'form-i765', ...lasting },
      'i485-presence-rule': { source: 'asylee-rules', ...lasting },
    },
  },
  'keep-copies': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'copy-line-on-checklist': { source: 'puente', ...lasting },
      'added-papers-are-copies': { source: 'evidence-rule', ...lasting },
    },
  },
  'nationality-holds': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'holds-set-aside': { source: 'holds-case', ...changing },
      'holds-what-they-were': { source: 'holds-case', ...changing },
      'holds-ask-lawyer': { source: 'holds-case', ...changing },
    },
  },
} as const satisfies Topic;
