import { type I765FormData, i765FormDataSchema } from '@puente/contract';
import type { FormAnswers } from '../answers/form-answers.ts';
import { i765Sections } from './sections.ts';
import { i765Traits } from './traits.ts';

export const i765Answers: FormAnswers<I765FormData> = {
  ...i765Traits,
  schema: i765FormDataSchema,
  sections: i765Sections,
  wholes: [],
};
