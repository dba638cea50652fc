import type { TargetForm } from '@puente/contract';
import type { FormAnswers } from './answers/form-answers.ts';
import type { answers } from './registry/answers.ts';

/** The answers of a form that can be prepared. */
export type FormDataOf<Form extends TargetForm> =
  (typeof answers)[Form] extends FormAnswers<infer Data> ? Data : never;
