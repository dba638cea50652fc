import { changing, lasting, type Topic } from '../passage.ts';

/** Who signs what, and what that means. */
export const signing = {
  'signature-in-ink': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'signature-by-hand-in-ink': { source: 'signature-rule', ...lasting },
      'signature-pasted-may-be-rejected': { source: 'pasted-signature-rule', ...lasting },
      'signature-scan-of-ink': { source: 'pasted-signature-rule', ...lasting },
    },
  },
  'who-signs-and-where': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'applicant-signs-in-part': { source: 'form-i485', ...lasting },
      'service-never-signs': { source: 'puente', ...lasting },
    },
  },
  'signing-is-swearing': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'signature-swears-true': { source: 'form-i485', ...lasting },
      'false-oath-can-be-crime': { source: 'perjury-law', ...lasting },
    },
  },
  'signature-opens-records': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'signature-lets-uscis-see-records': { source: 'form-i485', ...lasting },
    },
  },
  'read-and-understood': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'signer-read-or-interpreted': { source: 'form-i485', ...lasting },
      'signature-presumes-knowledge': { source: 'signed-contents', ...changing },
    },
  },
  'interpreter-part-of-form': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'interpreter-signs-own-part': { source: 'form-i485', ...lasting },
      'interpreter-language-contact': { source: 'form-i485', ...lasting },
    },
  },
  'preparer-part-of-form': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'preparer-signs-even-unpaid': { source: 'form-i485', ...lasting },
      'preparer-which-parts': { source: 'form-i485', ...lasting },
    },
  },
  'software-and-preparer': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'service-leaves-preparer-blank': { source: 'puente', ...lasting },
      'helper-person-signs-part': { source: 'form-i485', ...lasting },
      'program-under-law-unchecked': { source: 'puente', ...lasting },
    },
  },
  'lawyer-as-preparer': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'lawyer-signs-preparer-part': { source: 'form-i765', ...lasting },
      'lawyer-may-need-g28': { source: 'form-i765', ...lasting },
    },
  },
  'officer-boxes-stay-empty': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'officer-part-13-empty': { source: 'form-i485', ...lasting },
      'officer-part-13-at-interview': { source: 'form-i485', ...lasting },
    },
  },
  'g28-box-on-top': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'g28-box-only-represented': { source: 'form-i485', ...lasting },
      'g28-box-else-empty': { source: 'form-i485', ...lasting },
    },
  },
} as const satisfies Topic;
