import { type Normalised, sure, unsure } from './normalised.ts';
import { tidyText } from './spelling/fold-text.ts';
import { closestUsState, findUsState } from './us-state.ts';

export interface StreetAndUnit {
  readonly street: string;
  /** Number or letters of the apartment; a suite or a floor keeps its word. */
  readonly unit: string;
}

const apartmentWord = 'apartment|apartamento|apto|apt|unit|room|rm';
const otherUnitWord = 'suite|ste|floor|flr|fl';
const unitNumber = String.raw`\d[\p{L}\d-]{0,5}|\p{L}{1,2}-?\d{1,4}|\p{L}`;
const trailingUnit = new RegExp(
  String.raw`^(.*\S)[\s,]+((?:(?:${apartmentWord}|${otherUnitWord})(?!\p{L})[\s.:#]*|#\s*)(?:${unitNumber}))\.?$`,
  'iu',
);
const leadingApartmentWord = new RegExp(
  String.raw`^(?:(?:${apartmentWord}|no|number|num)(?!\p{L}))?[\s.:#]*`,
  'iu',
);

/** What the apartment box holds, without the word (`Apt. 4` → `4`, `# 12` → `12`). Suite and floor keep theirs. */
export const toUnit = (text: string): string =>
  tidyText(tidyText(text).replace(leadingApartmentWord, '')).replace(/\.$/, '');

/** A trailing `Apt 4`, `Unit 2B`, `#12` or `Fl 3` leaves the street of an address in the United States. */
export function splitStreet(text: string): StreetAndUnit {
  const street = tidyText(text);
  const found = trailingUnit.exec(street);
  return found ? { street: tidyText(found[1] ?? ''), unit: toUnit(found[2] ?? '') } : { street, unit: '' };
}

/** Two letters for a state of the United States; any other text as written. */
export const toStateOrProvince = (text: string): string => findUsState(text) ?? tidyText(text);

/** Two letters for a state of the United States, repaired by a letter when its name was misread, or null. */
export function toUsState(text: string, mayBeMisread: boolean): Normalised | null {
  const state = findUsState(text);
  if (state !== null) return sure(state);
  const near = mayBeMisread ? closestUsState(text, 1) : null;
  return near && unsure(near.value, 0.95, 'the nearest state name was taken');
}
