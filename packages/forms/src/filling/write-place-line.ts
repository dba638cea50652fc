import { cityCountry, surePlace } from '../values/city-country.ts';
import { hasForeignLetters, toOneLine } from '../values/spelling/latin-text.ts';
import { adjust, getField, note, type Sheet, toPlace, withhold } from './sheet.ts';
import { writeText } from './write-text.ts';

/**
 * A place of marriage typed in one line, over the boxes `city`, `state` and `country` whose ids start with `prefix`
 * (T-CITYCOUNTRY). What can be read in two ways (`Cuba, Spain`) goes whole to the additional-information part.
 */
export function writePlaceLine(sheet: Sheet, path: string, prefix: string, line: string): void {
  const typed = toOneLine(line);
  if (hasForeignLetters(typed)) {
    withhold(sheet, path, typed, 'not-latin');
    return;
  }
  const found = cityCountry.parse(typed);
  if (found && found.certainty < surePlace) {
    note(sheet, toPlace(getField(sheet, `${prefix}city`)), `Place of marriage: ${typed}`);
    return;
  }
  const { city, province, country } = found?.value ?? { city: typed, province: '', country: '' };
  const pieces = [city, province, country].filter((piece) => piece !== '');
  adjust(sheet, path, typed, pieces.join(', '));
  writeText(sheet, path, `${prefix}city`, city);
  writeText(sheet, path, `${prefix}state`, province);
  writeText(sheet, path, `${prefix}country`, country);
}
