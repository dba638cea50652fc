import { lasting, type Topic } from '../passage.ts';

/** The categories of the I-765, and who may work. */
export const categories = {
  'category-a5': {
    forms: ['I-765'],
    sentences: {
      'category-a5-granted': { source: 'work-after-grant', ...lasting },
      'category-a5-not-c8': { source: 'work-after-grant', ...lasting },
    },
  },
  'card-optional-for-asylees': {
    forms: ['I-765'],
    sentences: {
      'category-work-by-status': { source: 'work-after-grant', ...lasting },
      'category-card-optional': { source: 'work-after-grant', ...lasting },
    },
  },
  'category-c8': {
    forms: ['I-765'],
    sentences: {
      'category-c8-pending': { source: 'work-while-pending', ...lasting },
      'category-c8-asks': { source: 'work-while-pending', ...lasting },
    },
  },
  'category-c9': {
    forms: ['I-765'],
    sentences: {
      'category-c9-law': { source: 'work-with-i485', ...lasting },
      'category-c9-unclear': { source: 'work-with-i485', ...lasting },
      'category-c9-lawyer': { source: 'puente', ...lasting },
    },
  },
  'category-in-the-boxes': {
    forms: ['I-765'],
    sentences: {
      'category-boxes': { source: 'form-i765', ...lasting },
      'category-boxes-third': { source: 'form-i765', ...lasting },
    },
  },
  'renewal-category': {
    forms: ['I-765'],
    sentences: {
      'category-renewal': { source: 'form-i765', ...lasting },
      'category-renewal-copy': { source: 'form-i765', ...lasting },
    },
  },
  'first-replacement-or-renewal': {
    forms: ['I-765'],
    sentences: {
      'category-kinds': { source: 'form-i765', ...lasting },
    },
  },
  'ssn-not-on-the-i765': {
    forms: ['I-765'],
    sentences: {
      'category-ssn-gone': { source: 'social-security', ...lasting },
      'category-ssn-i485': { source: 'form-i485', ...lasting },
    },
  },
  'which-category': {
    forms: ['I-765'],
    sentences: {
      'category-not-chosen-here': { source: 'puente', ...lasting },
      'category-ask-lawyer': { source: 'puente', ...lasting },
    },
  },
} as const satisfies Topic;
