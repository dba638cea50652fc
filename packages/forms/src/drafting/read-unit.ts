import { unit } from '../values/unit.ts';
import type { FormDraft, PaperText } from './form-draft.ts';
import { readChoice } from './read-choice.ts';

const words: Readonly<Record<string, string>> = { suite: 'Ste ', floor: 'Fl ' };

/**
 * Number of an apartment, suite or floor from a box of the I-485 or I-765 and the three boxes beside it, whose ids start
 * with `kind`. An apartment goes without its word; without a mark the number stands as it is written.
 */
export function readUnit(draft: FormDraft, path: string, box: string, kind: string): string {
  const number = draft.text(box);
  if (!number) {
    draft.withhold(path, box);
    return '';
  }
  const marked = readChoice(draft, path, kind, ['apartment', 'suite', 'floor'], '-');
  const [only] = marked.length === 1 ? marked : [];
  const value = unit.parse(number.text)?.value ?? '';
  const word = only === undefined || /^(suite|ste|floor|flr|fl)\b/i.test(value) ? '' : (words[only] ?? '');
  if (value === '') {
    draft.withhold(path, box);
    return '';
  }
  const mark = only === undefined ? undefined : draft.paper.fields.get(`${kind}-${only}`);
  const sources: PaperText[] = [number];
  if (word !== '' && mark) sources.unshift({ fieldId: mark.fieldId, text: 'X', reading: mark });
  draft.addEvidence(path, sources);
  return `${word}${value}`;
}
