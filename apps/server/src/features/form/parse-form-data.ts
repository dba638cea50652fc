import type { TargetForm } from '@puente/contract';
import { answersOf } from '@puente/forms/answers';
import { followNameParts } from '@puente/forms/changes';
import { AppError } from '../../platform/app-error.ts';
import { toAnswers } from './to-answers.ts';

/**
 * Form data of the form type. Keys the schema does not know are left out; so is the raw text, which is the paper's
 * and not the person's to change. A name in one line follows the parts beside it.
 * @throws AppError invalid_input with the path of everything that does not fit
 */
export function parseFormData(formType: TargetForm, input: unknown): Record<string, unknown> {
  const parsed = answersOf(formType).schema.safeParse(followNameParts(input));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new AppError('invalid_input', { issues });
  }
  return toAnswers(parsed.data);
}
