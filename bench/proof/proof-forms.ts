import type { TargetForm } from '@puente/contract';
import type { FormDataOf } from '@puente/forms';
import type { Answers, Stage } from './answers/answer.ts';
import { answerI485, answerI765 } from './answers/answer-form.ts';
import { answerI485Questions, answerI765Questions } from './answers/answer-questions.ts';
import type { Family } from './families/family.ts';
import { type EntryPlace, i485Entries, i765Entries } from './questions/additional.ts';
import { i485Questions } from './questions/i485.ts';
import { i765Questions } from './questions/i765.ts';
import type { Question } from './questions/question.ts';

/** What the judge knows of a form by itself, apart from everything the product knows of it. */
interface ProofForm<Data> {
  /** File name of its official blank. */
  readonly fileName: RegExp;
  readonly pageCount: number;
  readonly isTwoColumns: boolean;
  readonly questions: readonly Question[];
  /** Where the additional-information entries stand. */
  readonly entries: readonly EntryPlace[];
  /** What the facts of a family say to every question. */
  readonly answer: (family: Family, stage: Stage, today: Date) => Answers;
  /** The form data with what its person adds in the review. */
  readonly answerQuestions: (data: Data, family: Family) => Data;
}
type ProofForms = { readonly [Form in TargetForm]: ProofForm<FormDataOf<Form>> };

const proofForms: ProofForms = {
  'I-485': {
    fileName: /^i-?485.*2025-01-20\.pdf$/i,
    pageCount: 24,
    isTwoColumns: false,
    questions: i485Questions,
    entries: i485Entries,
    answer: answerI485,
    answerQuestions: answerI485Questions,
  },
  'I-765': {
    fileName: /^i-?765.*2025-08-21\.pdf$/i,
    pageCount: 7,
    isTwoColumns: true,
    questions: i765Questions,
    entries: i765Entries,
    answer: answerI765,
    answerQuestions: answerI765Questions,
  },
};

export const proofFormOf = <Form extends TargetForm>(form: Form): ProofForm<FormDataOf<Form>> =>
  proofForms[form];
