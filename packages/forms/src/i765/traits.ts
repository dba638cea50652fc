import type { FormTraits } from '../traits/form-traits.ts';

export const i765Traits: FormTraits = {
  form: 'I-765',
  key: 'i765',
  processing: 'processI765',
  pages: 7,
  additionalPart: '6',
  hasInterviewPart: false,
  hasSaveButton: true,
};
