import type { TargetForm } from '@puente/contract';
import { getAt } from '../changes/index.ts';
import type { FormDataOf } from '../form-data-of.ts';
import { isUnanswered } from '../preflight/is-unanswered.ts';
import { isAsked, toAskedPath } from '../preflight/to-asked-path.ts';
import { checksOf } from './checks-of.ts';

/**
 * Paths of the answers and lists that the form asks for, of this person, and that are empty: what the preflight calls
 * missing, told from the answers alone.
 */
export function listMissing<Form extends TargetForm>(
  form: Form,
  data: FormDataOf<Form>,
  { today }: { readonly today: Date },
): string[] {
  const paths = checksOf(form).required.flatMap((item) => {
    const path = isAsked(item, data, today) ? toAskedPath(item, data, today) : null;
    return path !== null && isUnanswered(getAt(data, path)) ? [path] : [];
  });
  return [...new Set(paths)];
}
