import type { FormTraits } from '../traits/form-traits.ts';

export const i485Traits: FormTraits = {
  form: 'I-485',
  key: 'i485',
  processing: 'processI485',
  pages: 24,
  additionalPart: '14',
  hasInterviewPart: true,
  hasSaveButton: false,
};
