import type { TargetForm } from '@puente/contract';
import type { FormDataOf } from '../form-data-of.ts';
import { answers } from '../registry/answers.ts';
import type { FormAnswers } from './form-answers.ts';

export {
  type BoxAnswers,
  boxAnswerOf,
  toBoxKey,
  toDraftKey,
  toExplanationKey,
  toLaterKey,
} from './box-answers.ts';
export {
  type DateKind,
  type FieldKind,
  type FieldSpec,
  type GroupSpec,
  isYesNoKind,
  type ListSpec,
  type SectionSpec,
} from './field-spec.ts';
export type { WholeSpec } from './form-answers.ts';
export type { HintKey } from './text-keys.ts';
export { type Together, togetherOf } from './together.ts';

type AnswersByForm = { readonly [Form in TargetForm]: FormAnswers<FormDataOf<Form>> };
const answersByForm: AnswersByForm = answers;

export const answersOf = <Form extends TargetForm>(form: Form): AnswersByForm[Form] => answersByForm[form];
