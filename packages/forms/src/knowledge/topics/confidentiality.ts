import { lasting, type Topic } from '../passage.ts';

/** Who may learn of an asylum case, and what this service keeps. */
export const confidentiality = {
  'asylum-information-is-secret': {
    forms: [],
    sentences: {
      'secrecy-consent': { source: 'asylum-secrecy', ...lasting },
      'secrecy-rules': { source: 'asylum-secrecy', ...lasting },
    },
  },
  'even-that-one-applied': {
    forms: [],
    sentences: {
      'secrecy-of-applying': { source: 'asylum-secrecy', ...lasting },
    },
  },
  'secrecy-binds-the-government': {
    forms: [],
    sentences: {
      'secrecy-government-only': { source: 'asylum-secrecy', ...lasting },
      'secrecy-own-promise': { source: 'puente', ...lasting },
    },
  },
  'signing-releases-records': {
    forms: [],
    sentences: {
      'secrecy-release': { source: 'form-i485', ...lasting },
    },
  },
  'story-kept-apart': {
    forms: [],
    sentences: {
      'secrecy-story': { source: 'puente', ...lasting },
      'secrecy-story-link': { source: 'puente', ...lasting },
    },
  },
  'files-here-are-encrypted': {
    forms: [],
    sentences: {
      'secrecy-encrypted': { source: 'puente', ...lasting },
      'secrecy-encrypted-means': { source: 'puente', ...lasting },
    },
  },
  'files-here-are-deleted': {
    forms: [],
    sentences: {
      'secrecy-deleted': { source: 'puente', ...lasting },
      'secrecy-kept-in-account': { source: 'puente', ...lasting },
      'secrecy-delete-everything': { source: 'puente', ...lasting },
    },
  },
  'review-link-ends': {
    forms: [],
    sentences: {
      'secrecy-link-ends': { source: 'puente', ...lasting },
      'secrecy-link-open': { source: 'puente', ...lasting },
    },
  },
  'nothing-is-sent-to-uscis': {
    forms: [],
    sentences: {
      'secrecy-not-sent': { source: 'puente', ...lasting },
      'secrecy-person-files': { source: 'puente', ...lasting },
    },
  },
  'service-is-free': {
    forms: [],
    sentences: {
      'secrecy-free': { source: 'puente', ...lasting },
      'secrecy-government-fee': { source: 'puente', ...lasting },
    },
  },
} as const satisfies Topic;
