import type { ParsedNumber } from './numbers.ts';
import { adjust, put, type Sheet, withhold } from './sheet.ts';

/**
 * Writes a number of a fixed shape into one box or its copies; one of another shape is withheld, never cut.
 * Returns the number as written, or null when nothing was written.
 */
export const writeNumber = (
  sheet: Sheet,
  path: string,
  ids: string | readonly string[],
  value: string,
  parse: (value: string) => ParsedNumber,
): string | null => {
  const typed = value.trim();
  if (typed === '') return null;
  const parsed = parse(typed);
  if ('reason' in parsed) {
    withhold(sheet, path, typed, parsed.reason);
    return null;
  }
  for (const id of [ids].flat()) put(sheet, id, parsed.text);
  adjust(sheet, path, typed, parsed.text);
  return parsed.text;
};
