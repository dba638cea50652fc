import type { FormAnswers } from '../../answers/form-answers.ts';
import {
  addressHistoryEntrySchema,
  currentSpouseSchema,
  type I485FormData,
  i485FormDataSchema,
} from '../data.ts';
import { i485Traits } from '../traits.ts';
import { addressHistory } from './address-history.ts';
import { addresses } from './addresses.ts';
import { biographic } from './biographic.ts';
import { characteristics } from './characteristics.ts';
import { childrenSection } from './children.ts';
import { employment } from './employment.ts';
import { marital } from './marital.ts';
import { parentsSection } from './parents.ts';

/** The I-485 review: eight sections. */
export const i485Sections = [
  biographic,
  addresses,
  addressHistory,
  employment,
  parentsSection,
  marital,
  childrenSection,
  characteristics,
] as const;

export const i485Answers: FormAnswers<I485FormData> = {
  ...i485Traits,
  schema: i485FormDataSchema,
  sections: i485Sections,
  wholes: [
    { path: 'last_foreign_address', toBlank: () => addressHistoryEntrySchema.parse({}) },
    { path: 'marital_history.current_spouse', toBlank: () => currentSpouseSchema.parse({}) },
  ],
};
