import { listCitizenships } from './list-citizenships.ts';
import { getField, type Sheet, toPlace } from './sheet.ts';
import { labelPiece, noteRecord, toPiece } from './write-record.ts';
import { writeText } from './write-text.ts';

/** Countries of citizenship, one a box in their order; those beyond the boxes go to the additional-information part. */
export function writeCitizenships(sheet: Sheet, path: string, boxes: readonly string[], value: string): void {
  listCitizenships(value).forEach((country, index) => {
    const box = boxes[index];
    if (box !== undefined) writeText(sheet, path, box, country);
    else {
      const place = toPlace(getField(sheet, boxes[0] ?? ''));
      noteRecord(sheet, place, [labelPiece('Also a citizen of', toPiece(sheet, path, country))]);
    }
  });
}
