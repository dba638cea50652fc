import * as z from 'zod/mini';

const maxAnswers = 2000;

/**
 * Answers to questions that no path of the form data stands for, by the key of their box: what is written there, or
 * `tickedAnswer`; and what a person explains of a yes. An edition that has no such box leaves them alone.
 */
export const boxAnswersSchema = z._default(
  z
    .record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(2000)))
    .check(z.refine((answers) => Object.keys(answers).length <= maxAnswers)),
  {},
);

export type BoxAnswers = z.infer<typeof boxAnswersSchema>;

/** The key of a box: its field id, in which no dot may stand, because a dot parts the keys of a path. */
export const toBoxKey = (fieldId: string): string => fieldId.replaceAll('.', '/');

/** The key of what a person says to a yes, by the group of the yes and its no. */
export const toExplanationKey = (group: string): string => `explain/${toBoxKey(group)}`;

const draftStart = 'since/';

/** The key of what a person says of a change since the paper, by the key of its guide item. */
export const toDraftKey = (item: string): string => `${draftStart}${toBoxKey(item)}`;

export const hasDrafts = (answers: BoxAnswers): boolean =>
  Object.keys(answers).some((key) => key.startsWith(draftStart));

/** The key of a mark that a person does not know an answer yet, by the key of its guide item. */
export const toLaterKey = (item: string): string => `later/${toBoxKey(item)}`;

/** Where the answer of a box stands in form data. */
export const toBoxPath = (fieldId: string): string => `box_answers.${toBoxKey(fieldId)}`;

/** What was answered in a box; empty where nothing was. */
export const boxAnswerOf = (answers: BoxAnswers, fieldId: string): string =>
  (answers[toBoxKey(fieldId)] ?? '').trim();
