import type { FormTraits } from '../traits/form-traits.ts';

export const i485Traits: FormTraits = {
  form: 'I-485',
  key: 'i485',
  processing: 'processI485',
  pages: 24,
  guidePath: '/i485-guide',
  additionalPart: '14',
  othersParts: ['H', 'P11', 'P12', 'P13'],
  hasInterviewPart: true,
  hasSaveButton: false,
};
