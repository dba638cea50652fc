import type { FormAnswers } from '../../answers/form-answers.ts';
import { type I765FormData, i765FormDataSchema } from '../data.ts';
import { i765Traits } from '../traits.ts';
import { address } from './address.ts';
import { applicant } from './applicant.ts';
import { contact } from './contact.ts';
import { family } from './family.ts';
import { immigration } from './immigration.ts';

/** The I-765 review: five sections. */
export const i765Sections = [applicant, address, contact, immigration, family] as const;

export const i765Answers: FormAnswers<I765FormData> = {
  ...i765Traits,
  schema: i765FormDataSchema,
  sections: i765Sections,
  wholes: [],
};
