import * as z from 'zod/mini';

const maxAnswers = 2000;

/**
 * Answers to questions that no path of the form data stands for, by the field id of their box: what is written there, or
 * `tickedAnswer`. An edition that has no such box leaves them alone.
 */
export const boxAnswersSchema = z._default(
  z
    .record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(2000)))
    .check(z.refine((answers) => Object.keys(answers).length <= maxAnswers)),
  {},
);

export type BoxAnswers = z.infer<typeof boxAnswersSchema>;

/** Where the answer of a box stands in form data. */
export const toBoxPath = (fieldId: string): string => `box_answers.${fieldId}`;
