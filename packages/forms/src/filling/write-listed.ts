import type { WithheldReason } from '@puente/contract';
import { weight } from '../values/weight.ts';
import { adjust, getField, put, type Sheet, withhold } from './sheet.ts';

/** Writes a number into a box that lists what it takes; anything else is withheld. */
export function writeListed(
  sheet: Sheet,
  path: string,
  id: string,
  value: string,
  reason: WithheldReason,
): void {
  const typed = value.trim();
  if (typed === '') return;
  const option = typed.replace(/^0+(?=\d)/, '');
  if (!(getField(sheet, id).options ?? []).includes(option)) {
    withhold(sheet, path, typed, reason);
    return;
  }
  put(sheet, id, option);
  adjust(sheet, path, typed, option);
}

/** Writes a weight in pounds, a digit a box. */
export function writeWeight(sheet: Sheet, path: string, ids: readonly string[], value: string): void {
  if (value.trim() === '') return;
  const boxed = weight.toBox(value);
  if ('problem' in boxed) {
    withhold(sheet, path, value, boxed.problem);
    return;
  }
  for (const [index, digit] of [...boxed.text].entries()) put(sheet, ids[index] ?? '', digit);
}
