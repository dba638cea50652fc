import type { NumberKind } from '../values/number-kind.ts';
import { adjust, put, type Sheet, withhold } from './sheet.ts';

/**
 * Writes a number of a fixed shape into one box or its copies; a number of another shape is withheld, never cut.
 * Returns the number as written, or null when nothing was written.
 */
export function writeNumber(
  sheet: Sheet,
  path: string,
  ids: string | readonly string[],
  value: string,
  kind: Pick<NumberKind, 'toBox'>,
): string | null {
  const typed = value.trim();
  if (typed === '') return null;
  const boxed = kind.toBox(typed);
  if ('problem' in boxed) {
    withhold(sheet, path, typed, boxed.problem);
    return null;
  }
  for (const id of [ids].flat()) put(sheet, id, boxed.text);
  adjust(sheet, path, typed, boxed.text);
  return boxed.text;
}
