import { tidyText } from './fold-text.ts';
import { findUsState } from './us-states.ts';

export interface StreetAndUnit {
  readonly street: string;
  /** Number or letters of the apartment, suite or floor, without the word for it. */
  readonly unit: string;
}

const trailingUnit =
  /^(.*\S)[\s,]+(?:(?:apartment|apartamento|apto|apt|unit|suite|ste|floor|flr|fl|room|rm)\b[\s.:#]*|#\s*)(?:no\.?\s*)?([\p{L}\d][\p{L}\d-]{0,5})\.?$/iu;
const unitWord =
  /^(?:apartment|apartamento|apto|apt|unit|suite|ste|floor|flr|room|rm|no|number|num)?\b[\s.:#]*/i;

/** A trailing `Apt 4`, `Unit 2B`, `#12` or `Fl 3` leaves the street of an address in the United States. */
export const splitStreet = (text: string): StreetAndUnit => {
  const street = tidyText(text);
  const found = trailingUnit.exec(street);
  if (!found) return { street, unit: '' };
  return { street: tidyText(found[1] ?? ''), unit: found[2] ?? '' };
};

/** What the apartment box holds, without the word (`Apt. 4` → `4`, `# 12` → `12`); empty when only the word is left. */
export const toUnit = (text: string): string =>
  tidyText(tidyText(text).replace(unitWord, '')).replace(/\.$/, '');

/** Two letters for a state of the United States; any other text as written. */
export const toStateOrProvince = (text: string): string => findUsState(text) ?? tidyText(text);

/** First five digits of a ZIP code, or null. A leading zero is kept. */
export const toZip = (text: string): string | null =>
  /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(text)?.[1] ?? null;
