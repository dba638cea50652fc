import { getAt, rowKey } from '../../../lib/form-answers/form-values.ts';
import type { PutStep } from '../model/list-puts.ts';

/**
 * A list that is drawn anew takes the focus from the input in it. It goes back to the same answer of the same row, wherever
 * that stands now; of a row that cannot be told from others, to none.
 */
export const keepFocus = ({ kind, path, value }: PutStep, rowsBefore: unknown): void => {
  const name = document.activeElement?.getAttribute('name') ?? '';
  if (kind !== 'rows' || !name.startsWith(`${path}.`)) return;
  const [row = '', ...answer] = name.slice(path.length + 1).split('.');
  const key = getAt(rowsBefore, `${row}.${rowKey}`);
  const at = (value as Record<string, unknown>[]).findIndex((one) => one[rowKey] === key);
  if (key === undefined || at < 0) return;
  const next = CSS.escape([path, at, ...answer].join('.'));
  // The list draws its rows first.
  setTimeout(() => document.querySelector<HTMLElement>(`[name="${next}"]`)?.focus({ preventScroll: true }));
};
