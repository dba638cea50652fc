import type { FieldSpec } from '../catalogue.ts';
import { isPresent } from '../values/calendar-date.ts';
import { date } from '../values/date.ts';
import { toOneLine } from '../values/spelling/latin-text.ts';
import { toSlashedDate } from '../values/typed-date.ts';
import { fitCountry } from './fit-country.ts';
import { type BoxLimits, type Fit, fitText, toStart } from './fit-text.ts';
import { adjust, getField, note, put, type Sheet, toLimits, toPlace, withhold } from './sheet.ts';

/** Fits every letters-only box of both forms, which do not take the digits of `See Part 14`. */
const lettersPointer = 'See Additional Info';

/** `P1.18.prior-street` → `Prior street`: names a moved answer on the additional-information page. */
function toLabel({ id, question, label }: FieldSpec): string {
  const words = question === undefined ? (id.split('.').at(-1) ?? id).replaceAll('-', ' ') : label;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function noteMoved(sheet: Sheet, field: FieldSpec, text: string): void {
  const label = toLabel(field);
  note(sheet, toPlace(field), label === '' ? text : `${label}: ${text}`);
}

function fits(text: string, limits: ReturnType<typeof toLimits>): boolean {
  const fit = fitText(text, limits);
  return fit.kind === 'fits' && !fit.changed;
}

function writePointer(sheet: Sheet, id: string, start: string): void {
  const field = getField(sheet, id);
  const limits = toLimits(field);
  if (field.valueKind === 'unit') return;
  if (field.valueKind === 'name' || field.valueKind === 'full-name') {
    if (start !== '') put(sheet, id, start);
  } else if (fits(sheet.pointer, limits)) put(sheet, id, sheet.pointer);
  else if (start !== '') put(sheet, id, start);
  else if (fits(lettersPointer, limits)) put(sheet, id, lettersPointer);
}

/**
 * Writes a value in the letters its box allows. A value that is too long, or needs letters or digits the box does not take,
 * goes whole to the additional-information part, labelled with page, part and item, and the box points there. `toFit`: how
 * a value fits a box that takes other characters than the catalogue says.
 */
export function writeText(
  sheet: Sheet,
  path: string,
  id: string,
  value: string,
  toFit?: (value: string, limits: BoxLimits) => Fit,
): void {
  const field = getField(sheet, id);
  const limits = toLimits(field);
  const typed = toOneLine(value);
  const fit = (toFit ?? (field.valueKind === 'country' ? fitCountry : fitText))(typed, limits);
  switch (fit.kind) {
    case 'empty':
      return;
    case 'fits':
      put(sheet, id, fit.text);
      adjust(sheet, path, typed, fit.text);
      return;
    case 'too-long':
      noteMoved(sheet, field, typed);
      writePointer(sheet, id, toStart(fit.text, limits.limit));
      return;
    case 'characters-lost':
      noteMoved(sheet, field, typed);
      writePointer(sheet, id, '');
      return;
    case 'not-latin':
      withhold(sheet, path, typed, 'not-latin');
      return;
    case 'no-value':
      withhold(sheet, path, typed, 'no-value');
  }
}

/** The end of a period. `Present` is printed as the word, which the box shows though its typing script has no letters. */
export function writeEndDate(sheet: Sheet, path: string, id: string, value: string): void {
  if (isPresent(value)) put(sheet, id, 'PRESENT');
  else writeDate(sheet, path, id, value);
}

/** How Part 14 says that a date has no day. */
export const dayNotKnown = 'day not known';

/**
 * A date as typed, put into mm/dd/yyyy only where that is certain. A month or a year alone is no answer where the form
 * asks for a day: it goes to the additional-information part (T-MOYR).
 */
export function writeDate(sheet: Sheet, path: string, id: string, value: string): void {
  const typed = toOneLine(value);
  const boxed = date.toBox(typed);
  if ('problem' in boxed) noteMoved(sheet, getField(sheet, id), `${toSlashedDate(typed)}; ${dayNotKnown}`);
  else {
    adjust(sheet, path, typed, boxed.text);
    writeText(sheet, path, id, boxed.text);
  }
}
