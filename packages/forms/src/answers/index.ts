import type { TargetForm } from '@puente/contract';
import type { FormDataOf } from '../form-data-of.ts';
import { i485Answers } from '../i485/answers/index.ts';
import { i765Answers } from '../i765/answers/index.ts';
import type { FormAnswers } from './form-answers.ts';

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

type AnswersByForm = { readonly [Form in TargetForm]: FormAnswers<FormDataOf<Form>> };
const answers: AnswersByForm = { 'I-485': i485Answers, 'I-765': i765Answers };

export const answersOf = <Form extends TargetForm>(form: Form): AnswersByForm[Form] => answers[form];
