import { changing, lasting, type Topic } from '../passage.ts';

/** How long one waits for a work permit, and how long it is good. */
export const clocks = {
  'c8-wait-of-150-days': {
    forms: ['I-765'],
    sentences: {
      'c8-150-days': { source: 'work-while-pending', ...lasting },
      'c8-150-days-counted-from': { source: 'work-while-pending', ...lasting },
    },
  },
  'c8-card-after-180-days': {
    forms: ['I-765'],
    sentences: {
      'c8-180-days': { source: 'work-while-pending', ...lasting },
      'c8-180-days-after-filing': { source: 'work-while-pending', ...lasting },
    },
  },
  'delays-stop-the-clock': {
    forms: ['I-765'],
    sentences: {
      'c8-delays-stop': { source: 'work-while-pending', ...lasting },
      'c8-delays-which': { source: 'puente', ...lasting },
    },
  },
  'no-wait-for-asylees': {
    forms: ['I-765'],
    sentences: {
      'a5-no-150-days': { source: 'work-after-grant', ...lasting },
      'a5-work-at-once': { source: 'work-after-grant', ...lasting },
    },
  },
  'which-clock-is-which': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'clocks-year-and-days': { source: 'asylee-rules', ...lasting },
      'clocks-start-of-each': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'proposed-wait-of-365-days': {
    forms: ['I-765'],
    sentences: {
      'c8-365-only-proposed': { source: 'work-rule-proposed', ...changing },
      'c8-365-what-else': { source: 'work-rule-proposed', ...changing },
      'c8-365-comments': { source: 'work-rule-proposed', ...changing },
    },
  },
  'work-permit-18-months': {
    forms: ['I-765'],
    sentences: {
      'card-18-months': { source: 'card-validity-alert', ...changing },
      'card-18-months-since': { source: 'card-validity-alert', ...changing },
    },
  },
  'automatic-extension-ended': {
    forms: ['I-765'],
    sentences: {
      'extension-ended': { source: 'extension-rule', ...changing },
      'extension-card-ends': { source: 'extension-rule', ...changing },
    },
  },
} as const satisfies Topic;
