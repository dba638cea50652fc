import { changing, lasting, type Topic } from '../passage.ts';

/** What the words of immigration papers mean. */
export const terms = {
  'what-is-an-a-number': {
    forms: [],
    sentences: {
      'term-a-number': { source: 'form-i485', ...lasting },
      'term-a-number-writing': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-an-i94': {
    forms: [],
    sentences: {
      'term-i94': { source: 'form-i485', ...lasting },
      'term-i94-with-grant': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'what-is-an-asylee': {
    forms: [],
    sentences: {
      'term-asylee': { source: 'asylee-rules', ...lasting },
      'term-asylee-grant': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'asylee-or-refugee': {
    forms: ['I-485'],
    sentences: {
      'term-refugee': { source: 'form-i485', ...lasting },
      'term-refugee-fee': { source: 'fee-schedule', ...changing },
    },
  },
  'what-is-an-asylum-seeker': {
    forms: [],
    sentences: {
      'term-asylum-seeker': { source: 'form-i589', ...lasting },
      'term-asylum-seeker-category': { source: 'work-while-pending', ...lasting },
    },
  },
  'what-is-a-principal': {
    forms: [],
    sentences: {
      'term-principal': { source: 'manual-asylee-proof', ...lasting },
      'term-principal-box': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-a-derivative': {
    forms: [],
    sentences: {
      'term-derivative': { source: 'manual-asylee-proof', ...lasting },
      'term-derivative-questions': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-an-ead': {
    forms: [],
    sentences: {
      'term-ead': { source: 'form-i765', ...lasting },
      'term-ead-form': { source: 'form-i765', ...lasting },
    },
  },
  'what-is-a-green-card': {
    forms: [],
    sentences: {
      'term-green-card': { source: 'form-i485', ...lasting },
      'term-green-card-form': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-uscis': {
    forms: [],
    sentences: {
      'term-uscis': { source: 'form-i485', ...lasting },
      'term-uscis-court': { source: 'asylee-rules', ...lasting },
    },
  },
  'what-is-eoir': {
    forms: [],
    sentences: {
      'term-eoir': { source: 'form-i485', ...lasting },
      'term-eoir-question': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-the-i589': {
    forms: [],
    sentences: {
      'term-i589': { source: 'form-i589', ...lasting },
      'term-i589-here': { source: 'puente', ...lasting },
    },
  },
  'what-is-the-i485': {
    forms: ['I-485'],
    sentences: {
      'term-i485': { source: 'form-i485', ...lasting },
      'term-i485-size': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-the-i765': {
    forms: ['I-765'],
    sentences: {
      'term-i765': { source: 'form-i765', ...lasting },
      'term-i765-size': { source: 'form-i765', ...lasting },
    },
  },
  'what-is-the-i730': {
    forms: [],
    sentences: {
      'term-i730': { source: 'family-petition', ...lasting },
      'term-i730-proof': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'what-is-a-waiver': {
    forms: ['I-485'],
    sentences: {
      'term-waiver': { source: 'inadmissibility-waiver', ...lasting },
      'term-waiver-limits': { source: 'inadmissibility-waiver', ...lasting },
      'term-waiver-lawyer': { source: 'puente', ...lasting },
    },
  },
  'what-is-the-i693': {
    forms: ['I-485'],
    sentences: {
      'term-i693': { source: 'medical-alert', ...lasting },
      'term-civil-surgeon': { source: 'doctor-finder', ...lasting },
    },
  },
  'what-is-the-i912': {
    forms: [],
    sentences: {
      'term-i912': { source: 'fee-waiver-manual', ...lasting },
      'term-i912-asylees': { source: 'fee-waiver-manual', ...lasting },
    },
  },
  'what-is-a-receipt-notice': {
    forms: [],
    sentences: {
      'term-receipt': { source: 'filing-rule', ...lasting },
      'term-receipt-asylum': { source: 'evidence-rule', ...lasting },
    },
  },
  'what-are-biometrics': {
    forms: [],
    sentences: {
      'term-biometrics': { source: 'photo-report', ...lasting },
      'term-biometrics-appointment': { source: 'photo-report', ...changing },
    },
  },
  'what-is-the-a-file': {
    forms: [],
    sentences: {
      'term-a-file': { source: 'manual-asylee-proof', ...lasting },
      'term-a-file-compared': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'what-is-inadmissibility': {
    forms: ['I-485'],
    sentences: {
      'term-inadmissible': { source: 'inadmissibility', ...lasting },
      'term-inadmissible-part-9': { source: 'form-i485', ...lasting },
      'term-inadmissible-lawyer': { source: 'puente', ...lasting },
    },
  },
  'what-is-firm-resettlement': {
    forms: ['I-485'],
    flags: ['resettlement'],
    sentences: {
      'term-resettlement': { source: 'asylee-rules', ...lasting },
      'term-resettlement-rule': { source: 'asylee-rules', ...lasting },
      'term-resettlement-lawyer': { source: 'puente', ...lasting },
    },
  },
  'what-are-removal-proceedings': {
    forms: [],
    flags: ['court-hearing'],
    sentences: {
      'term-removal': { source: 'removal-law', ...lasting },
      'term-removal-judge': { source: 'asylee-rules', ...lasting },
      'term-removal-lawyer': { source: 'puente', ...lasting },
    },
  },
  'what-is-public-charge': {
    forms: ['I-485'],
    sentences: {
      'term-public-charge': { source: 'inadmissibility', ...lasting },
      'term-public-charge-asylees': { source: 'fee-waiver-manual', ...lasting },
    },
  },
  'what-is-a-preparer': {
    forms: [],
    sentences: {
      'term-preparer': { source: 'form-i485', ...lasting },
      'term-preparer-signs': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-an-interpreter': {
    forms: [],
    sentences: {
      'term-interpreter': { source: 'form-i485', ...lasting },
      'term-interpreter-signs': { source: 'form-i485', ...lasting },
    },
  },
  'what-is-an-accredited-representative': {
    forms: [],
    sentences: {
      'term-accredited': { source: 'representation-rule', ...lasting },
      'term-accredited-doj': { source: 'representation-rule', ...lasting },
    },
  },
  'what-is-a-notario': {
    forms: [],
    sentences: {
      'term-notario': { source: 'representation-rule', ...lasting },
      'term-notario-states': { source: 'avoid-scams', ...lasting },
    },
  },
  'what-is-a-category-code': {
    forms: ['I-765'],
    sentences: {
      'term-category': { source: 'form-i765', ...lasting },
      'term-category-asylum': { source: 'work-after-grant', ...lasting },
    },
  },
  'what-is-an-edition': {
    forms: [],
    sentences: {
      'term-edition': { source: 'form-i485', ...lasting },
      'term-edition-taken': { source: 'filing-rule', ...lasting },
    },
  },
  'what-is-part-14': {
    forms: ['I-485'],
    sentences: {
      'term-part-14': { source: 'form-i485', ...lasting },
      'term-part-14-entries': { source: 'form-i485', ...lasting },
      'term-part-6-i765': { source: 'form-i765', ...lasting },
    },
  },
  'what-is-perjury': {
    forms: [],
    sentences: {
      'term-perjury': { source: 'form-i485', ...lasting },
      'term-perjury-law': { source: 'perjury-law', ...lasting },
    },
  },
} as const satisfies Topic;
