import { countSlots } from '../../answers/answer.ts';
import { getPlace, type Sheet } from '../../filling/sheet.ts';
import { writeAnswers, writeEntry } from '../../filling/write-answers.ts';
import { copyBox, isEmptyName, toNamePiece } from '../../filling/write-name.ts';
import { labelPiece, noteRecord } from '../../filling/write-record.ts';
import { applicantName, nameCopies, otherNames } from '../answers/applicant.ts';
import type { I485FormData } from '../data.ts';

const [otherNamesBox = ''] = otherNames.fields[0].box;

/** Part 1 items 1 and 2, and the copies of the name on the page of the additional information. */
export function writeNames(sheet: Sheet, data: I485FormData): void {
  writeAnswers(sheet, data, applicantName);
  for (const [from, to] of nameCopies) copyBox(sheet, from, to);
  data.other_names
    .map((name, index) => ({ name, index, path: `${otherNames.path}.${index}` }))
    .filter(({ name }) => !isEmptyName(name))
    .forEach(({ name, index, path }, slot) => {
      if (slot < countSlots(otherNames)) writeEntry(sheet, data, otherNames, index, slot);
      else
        noteRecord(sheet, getPlace(sheet, otherNamesBox), [
          labelPiece('Other name:', toNamePiece(sheet, name, path)),
        ]);
    });
}
