import { countSlots } from '../../answers/answer.ts';
import { getPlace, type Sheet } from '../../filling/sheet.ts';
import { writeEntry } from '../../filling/write-answers.ts';
import { copyBox, isEmptyName, toNamePiece } from '../../filling/write-name.ts';
import { labelPiece, noteRecord } from '../../filling/write-record.ts';
import { nameCopies, otherNames } from '../answers/applicant.ts';
import type { I765FormData } from '../data.ts';

export function copyName(sheet: Sheet): void {
  for (const [from, to] of nameCopies) copyBox(sheet, from, to);
}

/** Part 2 items 2 to 4 hold three other names; more go to the additional-information part. */
export function writeOtherNames(sheet: Sheet, data: I765FormData): void {
  const [place] = otherNames.fields[0].box;
  data.other_names
    .map((name, index) => ({ name, index, path: `${otherNames.path}.${index}` }))
    .filter(({ name }) => !isEmptyName(name))
    .forEach(({ name, index, path }, slot) => {
      if (slot < countSlots(otherNames)) writeEntry(sheet, data, otherNames, index, slot);
      else
        noteRecord(sheet, getPlace(sheet, place), [
          labelPiece('Other name:', toNamePiece(sheet, name, path)),
        ]);
    });
}
