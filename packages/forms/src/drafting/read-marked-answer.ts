import type { FormDraft } from './form-draft.ts';
import { addMarkEvidence, readChoice } from './read-choice.ts';

/**
 * The value of the one marked box among boxes that exclude each other, with its evidence; '' when none, several or an
 * undecided one is marked. `answers`: last word of the field id → form-data value.
 */
export function readMarkedAnswer<Value extends string>(
  draft: FormDraft,
  path: string,
  prefix: string,
  answers: Readonly<Record<string, Value>>,
): Value | '' {
  const marked = readChoice(draft, path, prefix, Object.keys(answers));
  const [only] = marked;
  const value = only === undefined || marked.length > 1 ? undefined : answers[only];
  if (value === undefined) return '';
  addMarkEvidence(draft, path, `${prefix}.${only}`);
  return value;
}
