import type { FormDraft } from './form-draft.ts';

/**
 * The one marked answer of boxes that exclude each other. Both, or an unclear box beside none, is no answer and is noted.
 * `options` are the last words of the field ids under `prefix`.
 */
export function readChoice(
  draft: FormDraft,
  path: string,
  prefix: string,
  options: readonly string[],
  separator = '.',
): readonly string[] {
  const idOf = (option: string) => `${prefix}${separator}${option}`;
  const marked = options.filter((option) => draft.isMarked(idOf(option)));
  const unclear = options.filter((option) => draft.isUnclear(idOf(option)));
  if (marked.length > 1)
    draft.withholdMarks(path, marked.map(idOf), `${prefix}: more than one box is marked`);
  else if (unclear.length > 0 && marked.length === 0)
    draft.withholdMarks(path, unclear.map(idOf), `${prefix}: a mark could not be decided`);
  return marked;
}

/** Evidence of a marked box. */
export function addMarkEvidence(draft: FormDraft, path: string, fieldId: string): void {
  const reading = draft.paper.fields.get(fieldId);
  if (reading) draft.addEvidence(path, [{ fieldId, text: 'X', reading }]);
}
