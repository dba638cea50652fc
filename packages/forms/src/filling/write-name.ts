import type { FullName } from '../values/full-name.ts';
import { toOneLine } from '../values/spelling/latin-text.ts';
import { getField, put, type Sheet, withhold } from './sheet.ts';
import { joinPieces, labelPiece, toPiece } from './write-record.ts';

export const isEmptyName = (name: FullName): boolean =>
  [name.family_name, name.given_name, name.middle_name].every((part) => part.trim() === '');

/** Copies what was written in boxes into their repetitions on the page of the additional information. */
export function copyBoxes(sheet: Sheet, copies: ReadonlyArray<readonly [from: string, to: string]>): void {
  for (const [from, to] of copies) {
    const write = sheet.writes.get(getField(sheet, from).pdfName);
    if (write && 'value' in write) put(sheet, to, write.value);
  }
}

/** A name kept in one line (`linePath`) with its parts beside it (`partsPath`). */
export interface LineName {
  readonly line: string;
  readonly linePath: string;
  readonly parts: FullName;
  readonly partsPath: string;
}

/** A line without parts is never split by a guess: the person is asked which words are which. */
export function withholdLine(sheet: Sheet, { line, linePath, parts }: LineName): void {
  if (isEmptyName(parts)) withhold(sheet, linePath, toOneLine(line), 'name-in-one-line');
}

/** A name for a row on the additional-information page, with its parts labelled as the form's boxes label them. */
export const toNamePiece = (sheet: Sheet, name: FullName, path: string): string =>
  joinPieces(
    [
      labelPiece('family name', toPiece(sheet, `${path}.family_name`, name.family_name)),
      labelPiece('given name', toPiece(sheet, `${path}.given_name`, name.given_name)),
      labelPiece('middle name', toPiece(sheet, `${path}.middle_name`, name.middle_name)),
    ],
    ', ',
  );

/** As `toNamePiece`; a row has room for a line as it stands. */
export const toLineNamePiece = (sheet: Sheet, { line, linePath, parts, partsPath }: LineName): string =>
  isEmptyName(parts) ? toPiece(sheet, linePath, line) : toNamePiece(sheet, parts, partsPath);
