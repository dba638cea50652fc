import { changing, lasting, type Topic } from '../passage.ts';

/** What is sent with the I-485 and the I-765, paper by paper. */
export const documents = {
  'i485-packet': {
    forms: ['I-485'],
    sentences: {
      'i485-packet-for-all': { source: 'photo-report', ...lasting },
      'i485-packet-by-case': { source: 'evidence-rule', ...lasting },
      'i485-packet-fee-or-waiver': { source: 'fee-waiver-manual', ...lasting },
    },
  },
  'proof-of-asylum': {
    forms: ['I-485'],
    sentences: {
      'proof-of-asylum-papers': { source: 'manual-asylee-proof', ...lasting },
      'proof-of-asylum-checked': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'proof-of-asylum-through-family': {
    forms: ['I-485'],
    sentences: {
      'family-proof-papers': { source: 'manual-asylee-proof', ...lasting },
      'family-proof-part-2': { source: 'form-i485', ...lasting },
    },
  },
  'proof-of-one-year': {
    forms: ['I-485'],
    sentences: {
      'one-year-papers': { source: 'one-year-alert', ...changing },
      'one-year-papers-when': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'birth-certificate': {
    forms: ['I-485'],
    sentences: {
      'birth-certificate-goes-with': { source: 'evidence-rule', ...lasting },
      'birth-certificate-translated': { source: 'evidence-rule', ...lasting },
    },
  },
  'papers-that-cannot-be-had': {
    forms: ['I-485'],
    sentences: {
      'other-proof-instead': { source: 'evidence-rule', ...lasting },
      'sworn-statement-is-affidavit': { source: 'evidence-rule', ...lasting },
    },
  },
  translations: {
    forms: ['I-485', 'I-765'],
    sentences: {
      'certified-translation': { source: 'evidence-rule', ...lasting },
      'certified-translation-both-forms': { source: 'evidence-rule', ...lasting },
    },
  },
  'photo-id': {
    forms: ['I-485'],
    sentences: {
      'photo-id-copy': { source: 'photo-report', ...lasting },
    },
  },
  'marriage-certificate': {
    forms: ['I-485'],
    sentences: {
      'marriage-certificate-goes-with': { source: 'evidence-rule', ...lasting },
      'marriage-part-6-counts-all': { source: 'form-i485', ...lasting },
    },
  },
  'ended-marriage-papers': {
    forms: ['I-485'],
    flags: ['family-changed'],
    sentences: {
      'ended-marriage-papers-go-with': { source: 'evidence-rule', ...lasting },
      'ended-marriage-lawyer': { source: 'puente', ...lasting },
    },
  },
  'adoption-papers': {
    forms: ['I-485'],
    sentences: {
      'adoption-papers-go-with': { source: 'evidence-rule', ...lasting },
      'adopted-children-count': { source: 'form-i485', ...lasting },
    },
  },
  'police-and-court-records': {
    forms: ['I-485'],
    flags: ['arrest'],
    sentences: {
      'arrest-records-go-with': { source: 'evidence-rule', ...lasting },
      'arrest-records-lawyer': { source: 'puente', ...lasting },
    },
  },
  'i602-in-the-packet': {
    forms: ['I-485'],
    sentences: {
      'i602-goes-with': { source: 'inadmissibility-waiver', ...lasting },
      'i602-lawyer': { source: 'puente', ...lasting },
    },
  },
  'forms-not-needed': {
    forms: ['I-485'],
    sentences: {
      'not-needed-forms': { source: 'inadmissibility', ...lasting },
      'not-needed-affidavit-box': { source: 'form-i485', ...lasting },
    },
  },
  'copies-not-originals': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'copies-are-sent': { source: 'evidence-rule', ...lasting },
      'copies-except-i693': { source: 'medical-alert', ...changing },
    },
  },
  'missing-papers-warning': {
    forms: ['I-485'],
    sentences: {
      'missing-papers-may-reject': { source: 'form-i485', ...lasting },
    },
  },
  'i765-a5-papers': {
    forms: ['I-765'],
    sentences: {
      'i765-a5-papers-list': { source: 'work-after-grant', ...lasting },
      'i765-a5-proof-of-grant': { source: 'work-after-grant', ...lasting },
    },
  },
  'i765-c8-papers': {
    forms: ['I-765'],
    sentences: {
      'i765-c8-papers-list': { source: 'evidence-rule', ...lasting },
      'i765-c8-proof-of-filing': { source: 'evidence-rule', ...lasting },
    },
  },
  'i765-c8-court-papers': {
    forms: ['I-765'],
    flags: ['arrest'],
    sentences: {
      'c8-arrest-court-papers': { source: 'form-i765', ...lasting },
      'c8-arrest-lawyer': { source: 'puente', ...lasting },
    },
  },
  'i765-c9-papers': {
    forms: ['I-765'],
    sentences: {
      'i765-c9-receipt': { source: 'work-with-i485', ...lasting },
      'i765-c9-may-not-fit': { source: 'work-with-i485', ...lasting },
      'i765-c9-lawyer': { source: 'puente', ...lasting },
    },
  },
  'i765-renewal-papers': {
    forms: ['I-765'],
    sentences: {
      'i765-renewal-old-card': { source: 'form-i765', ...lasting },
      'i765-renewal-box': { source: 'form-i765', ...lasting },
    },
  },
  'i765-identity-document': {
    forms: ['I-765'],
    sentences: {
      'i765-id-or-card': { source: 'evidence-rule', ...lasting },
      'i765-id-as-copy': { source: 'evidence-rule', ...lasting },
    },
  },
} as const satisfies Topic;
