import type { TargetForm } from '@puente/contract';
import type { AnswerSection } from '../answers/answer.ts';
import { answersOf } from '../answers/index.ts';
import { getAt, isBlank } from '../changes/index.ts';
import type { FormDataOf } from '../form-data-of.ts';
import { listRequired } from '../preflight/list-required.ts';

/** Paths of the answers that the form asks for, of this person, and that are empty. */
export function listMissing<Form extends TargetForm>(
  form: Form,
  data: FormDataOf<Form>,
  { today }: { readonly today: Date },
): string[] {
  const sections = answersOf(form).sections as ReadonlyArray<AnswerSection<FormDataOf<Form>>>;
  const paths = listRequired(sections).flatMap(({ path, when }) => {
    const at = typeof path === 'function' ? path(data, today) : path;
    const isAsked = when?.(data, () => false, today) ?? true;
    return at !== null && isAsked && isBlank(getAt(data, at)) ? [at] : [];
  });
  return [...new Set(paths)];
}
