import type { FormDefinition } from '../form.ts';
import { i765Answers } from './answers/index.ts';
import { i765Checks } from './checks/i765-checks.ts';
import { toI765FormData } from './crosswalk/to-i765-form-data.ts';
import type { I765FormData } from './data.ts';
import { i765OthersParts } from './filling/never-filled.ts';
import { toI765Writes } from './filling/to-i765-writes.ts';
import { attachI765, payI765 } from './guidance.ts';

export const i765 = {
  ...i765Answers,
  toFormData: toI765FormData,
  fill: toI765Writes,
  toApplicant: (data) => ({
    name: {
      family_name: data.applicant_last_name,
      given_name: data.applicant_first_name,
      middle_name: data.applicant_middle_name,
    },
    aNumber: data.alien_registration_number,
  }),
  toBoxAnswers: ({ box_answers }) => box_answers,
  checks: i765Checks,
  othersParts: i765OthersParts,
  signedParts: { P3: 'applicant', P4: 'interpreter', P5: 'preparer' },
  guidance: { attach: attachI765, pay: payI765 },
} satisfies FormDefinition<I765FormData>;
