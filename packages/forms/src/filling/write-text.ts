import { isPresent } from './dates.ts';
import { fitText, toStart } from './fit-text.ts';
import { toOneLine } from './latin-text.ts';
import { reasons } from './reasons.ts';
import { adjust, getField, note, put, type Sheet, toLimits, toPlace, withhold } from './sheet.ts';

/** Fits every letters-only box of both forms, and letters are what `See Part 14` lacks there. */
const lettersPointer = 'See Additional Info';

/** `P1.18.prior-street` → `Prior street`: names a moved answer on the additional-information page. */
const toLabel = (id: string): string => {
  const words = (id.split('.').at(-1) ?? id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fits = (text: string, limits: ReturnType<typeof toLimits>): boolean => {
  const fit = fitText(text, limits);
  return fit.kind === 'fits' && !fit.changed;
};

const writePointer = (sheet: Sheet, id: string, start: string): void => {
  const field = getField(sheet, id);
  const limits = toLimits(field);
  if (field.valueKind === 'unit') return;
  if (field.valueKind === 'name' || field.valueKind === 'full-name') {
    if (start !== '') put(sheet, id, start);
  } else if (fits(sheet.pointer, limits)) put(sheet, id, sheet.pointer);
  else if (start !== '') put(sheet, id, start);
  else if (fits(lettersPointer, limits)) put(sheet, id, lettersPointer);
};

/**
 * Writes a value in the letters its box allows. What is too long, or needs letters or digits the box does not take,
 * goes whole to the additional-information part, labelled with page, part and item, and the box points there.
 */
export const writeText = (sheet: Sheet, path: string, id: string, value: string): void => {
  const field = getField(sheet, id);
  const limits = toLimits(field);
  const typed = toOneLine(value);
  const fit = fitText(typed, limits);
  switch (fit.kind) {
    case 'empty':
      return;
    case 'fits':
      put(sheet, id, fit.text);
      adjust(sheet, path, typed, fit.text);
      return;
    case 'too-long':
      note(sheet, toPlace(field), `${toLabel(id)}: ${typed}`);
      writePointer(sheet, id, toStart(fit.text, limits.limit));
      return;
    case 'characters-lost':
      note(sheet, toPlace(field), `${toLabel(id)}: ${typed}`);
      writePointer(sheet, id, '');
      return;
    case 'not-latin':
      withhold(sheet, path, typed, reasons.notLatin);
      return;
    case 'no-value':
      withhold(sheet, path, typed, reasons.noValue);
  }
};

/** The end of a period. `Present` is printed as the word, which the box shows though its typing script has no letters. */
export const writeEndDate = (sheet: Sheet, path: string, id: string, value: string): void => {
  if (isPresent(value)) put(sheet, id, 'PRESENT');
  else writeDate(sheet, path, id, value);
};

/** A date as typed, put into mm/dd/yyyy or mm/yyyy only where that is certain. No day is ever added. */
export const writeDate = (sheet: Sheet, path: string, id: string, value: string): void => {
  const typed = toOneLine(value);
  const written = toSlashedDate(typed);
  adjust(sheet, path, typed, written);
  writeText(sheet, path, id, written);
};

const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** `2021-03-05` → `03/05/2021`, `3/5/2021` → `03/05/2021`, `3/2021` → `03/2021`; anything else unchanged. */
export const toSlashedDate = (typed: string): string => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  if (iso) return `${iso[2]}/${iso[3]}/${iso[1]}`;
  const full = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(typed);
  if (full) return `${pad(full[1])}/${pad(full[2])}/${full[3]}`;
  const month = /^(\d{1,2})[/-](\d{4})$/.exec(typed);
  return month ? `${pad(month[1])}/${month[2]}` : typed;
};
