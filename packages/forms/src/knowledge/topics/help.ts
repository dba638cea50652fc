import { lasting, type Topic } from '../passage.ts';

/** Where help is found, who may give it, and what is taken to a lawyer first. */
export const help = {
  'free-lawyer-list': {
    forms: [],
    sentences: {
      'help-free-list': { source: 'free-lawyers', ...lasting },
      'help-free-list-where': { source: 'free-lawyers', ...lasting },
    },
  },
  'find-accredited-representative': {
    forms: [],
    sentences: {
      'help-roster': { source: 'accredited-roster', ...lasting },
      'help-roster-where': { source: 'accredited-roster', ...lasting },
    },
  },
  'who-may-represent': {
    forms: [],
    sentences: {
      'help-who-represents': { source: 'representation-rule', ...lasting },
      'help-who-else-represents': { source: 'representation-rule', ...lasting },
      'help-g28-box': { source: 'form-i485', ...lasting },
    },
  },
  'notario-fraud': {
    forms: [],
    sentences: {
      'help-notario-advice': { source: 'avoid-scams', ...lasting },
      'help-avoid-scams': { source: 'avoid-scams', ...lasting },
    },
  },
  'what-a-non-lawyer-may-do': {
    forms: [],
    sentences: {
      'help-blanks-only': { source: 'preparer-rule', ...lasting },
      'help-no-claim': { source: 'preparer-rule', ...lasting },
    },
  },
  'what-counts-as-legal-advice': {
    forms: [],
    sentences: {
      'help-legal-advice': { source: 'avoid-scams', ...lasting },
    },
  },
  'what-this-helper-cannot-do': {
    forms: [],
    sentences: {
      'help-quotes-only': { source: 'puente', ...lasting },
      'help-ask-lawyer': { source: 'puente', ...lasting },
    },
  },
  'not-a-law-firm': {
    forms: [],
    sentences: {
      'help-not-law-firm': { source: 'puente', ...lasting },
      'help-no-client': { source: 'puente', ...lasting },
    },
  },
  'when-a-lawyer-comes-first': {
    forms: [],
    sentences: {
      'help-lawyer-first': { source: 'puente', ...lasting },
      'help-lawyer-first-more': { source: 'puente', ...lasting },
      'help-lawyer-first-family': { source: 'puente', ...lasting },
    },
  },
  'arrest-lawyer-first': {
    forms: [],
    flags: ['arrest'],
    sentences: {
      'help-arrest': { source: 'puente', ...lasting },
      'help-arrest-i485': { source: 'form-i485', ...lasting },
      'help-arrest-i765': { source: 'form-i765', ...lasting },
    },
  },
  'removal-order-lawyer-first': {
    forms: [],
    flags: ['prior-removal'],
    sentences: {
      'help-order': { source: 'puente', ...lasting },
      'help-order-asked': { source: 'form-i485', ...lasting },
      'help-order-voluntary': { source: 'form-i485', ...lasting },
    },
  },
  'missed-hearing-lawyer-first': {
    forms: [],
    flags: ['court-hearing'],
    sentences: {
      'help-missed-hearing': { source: 'puente', ...lasting },
      'help-missed-hearing-asked': { source: 'form-i485', ...lasting },
    },
  },
  'citizenship-claim-or-voting': {
    forms: [],
    flags: ['citizenship-claim'],
    sentences: {
      'help-citizen-claim': { source: 'puente', ...lasting },
      'help-citizen-claim-asked': { source: 'form-i485', ...lasting },
    },
  },
  'armed-group-lawyer-first': {
    forms: [],
    flags: ['armed-group'],
    sentences: {
      'help-armed-group': { source: 'puente', ...lasting },
      'help-armed-group-asked': { source: 'form-i485', ...lasting },
    },
  },
  'violence-at-home': {
    forms: [],
    flags: ['domestic-violence'],
    sentences: {
      'help-abuse-secrecy': { source: 'abuse-secrecy', ...lasting },
      'help-abuse-lawyer': { source: 'puente', ...lasting },
    },
  },
} as const satisfies Topic;
