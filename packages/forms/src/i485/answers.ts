import {
  addressHistoryEntrySchema,
  currentSpouseSchema,
  type I485FormData,
  i485FormDataSchema,
} from '@puente/contract';
import type { FormAnswers } from '../answers/form-answers.ts';
import { i485Sections } from './sections.ts';
import { i485Traits } from './traits.ts';

export const i485Answers: FormAnswers<I485FormData> = {
  ...i485Traits,
  schema: i485FormDataSchema,
  sections: i485Sections,
  wholes: [
    { path: 'last_foreign_address', toBlank: () => addressHistoryEntrySchema.parse({}) },
    { path: 'marital_history.current_spouse', toBlank: () => currentSpouseSchema.parse({}) },
  ],
};
