import { i485ApplicantQuestions } from './i485-applicant.ts';
import { i485FamilyQuestions } from './i485-family.ts';

import type { Question } from './question.ts';

export const i485Questions: readonly Question[] = [
  ...i485ApplicantQuestions,
  ...i485FamilyQuestions,
  // The name is printed again over the additional information.
  ...i485ApplicantQuestions
    .filter(({ asks }) => asks.startsWith('name.'))
    .map((question) => ({
      ...question,
      page: 24,
      at: [question.at[0], 621] as const,
      part: '14',
      item: '1',
      heading: 'Part 14. Additional Information',
    })),
];
