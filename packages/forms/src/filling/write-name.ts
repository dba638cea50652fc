import type { FullName } from '@puente/contract';
import { type NameParts, splitFullName, toListedName } from './full-name.ts';
import { hasForeignLetters, toOneLine } from './latin-text.ts';
import { reasons } from './reasons.ts';
import { adjust, getField, put, type Sheet, withhold } from './sheet.ts';
import { toPiece } from './write-record.ts';
import { writeText } from './write-text.ts';

/** Catalogue ids of the three boxes of one name. */
export type NameBoxes = Readonly<Record<'family' | 'given' | 'middle', string>>;

export const isEmptyName = (name: FullName): boolean =>
  [name.family_name, name.given_name, name.middle_name].every((part) => part.trim() === '');

export const writeFullName = (sheet: Sheet, boxes: NameBoxes, name: FullName, path: string): void => {
  writeText(sheet, `${path}.family_name`, boxes.family, name.family_name);
  writeText(sheet, `${path}.given_name`, boxes.given, name.given_name);
  writeText(sheet, `${path}.middle_name`, boxes.middle, name.middle_name);
};

/** Repeats what stands in one box in its copy on the additional-information page. */
export const copyBox = (sheet: Sheet, fromId: string, toId: string): void => {
  const write = sheet.writes.get(getField(sheet, fromId).pdfName);
  if (write && 'value' in write) put(sheet, toId, write.value);
};

/** Splits a name typed in one line over its three boxes and says so: without a comma the split is a guess. */
export const writeOneLineName = (
  sheet: Sheet,
  boxes: NameBoxes,
  fullName: string,
  path: string,
  surnameWords: ReadonlySet<string>,
): void => {
  const typed = toOneLine(fullName);
  if (typed === '') return;
  if (hasForeignLetters(typed)) {
    withhold(sheet, path, typed, reasons.notLatin);
    return;
  }
  const parts: NameParts = splitFullName(typed, surnameWords);
  adjust(sheet, path, typed, toListedName(parts));
  writeText(sheet, path, boxes.family, parts.family);
  writeText(sheet, path, boxes.given, parts.given);
  writeText(sheet, path, boxes.middle, parts.middle);
};

/** `Family, Given Middle` for a row on the additional-information page. */
export const toNamePiece = (sheet: Sheet, name: FullName, path: string): string =>
  toListedName({
    family: toPiece(sheet, `${path}.family_name`, name.family_name),
    given: toPiece(sheet, `${path}.given_name`, name.given_name),
    middle: toPiece(sheet, `${path}.middle_name`, name.middle_name),
  });
