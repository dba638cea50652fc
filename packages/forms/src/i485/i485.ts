import type { FormDefinition } from '../form.ts';
import { i485Answers } from './answers/index.ts';
import { i485Checks } from './checks/i485-checks.ts';
import { toI485FormData } from './crosswalk/to-i485-form-data.ts';
import type { I485FormData } from './data.ts';
import { i485OthersParts } from './filling/never-filled.ts';
import { toI485Writes } from './filling/to-i485-writes.ts';
import { attachI485, payI485 } from './guidance.ts';

export const i485 = {
  ...i485Answers,
  toFormData: toI485FormData,
  fill: toI485Writes,
  toApplicant: ({ biographic_information: { full_name, a_number } }) => ({
    name: full_name,
    aNumber: a_number,
  }),
  toBoxAnswers: ({ box_answers }) => box_answers,
  checks: i485Checks,
  othersParts: i485OthersParts,
  signedParts: { P10: 'applicant', P11: 'interpreter', P12: 'preparer' },
  guidance: { attach: attachI485, pay: payI485 },
} satisfies FormDefinition<I485FormData>;
