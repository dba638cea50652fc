import { type AnswerSpec, countSlots, listBoxes } from '../answers/answer.ts';
import type { FullName } from '../values/full-name.ts';
import { getPlace, type Sheet } from './sheet.ts';
import { writeEntry } from './write-answers.ts';
import { isEmptyName, toNamePiece } from './write-name.ts';
import { labelPiece, noteRecord } from './write-record.ts';

interface NameList {
  readonly path: string;
  readonly fields: readonly AnswerSpec[];
}

/** Other names used, in the boxes the form has for them; more go to the additional-information part. */
export function writeOtherNames(
  sheet: Sheet,
  data: { readonly other_names: readonly FullName[] },
  list: NameList,
): void {
  const [place = ''] = list.fields.flatMap(listBoxes);
  data.other_names
    .map((name, index) => ({ name, index, path: `${list.path}.${index}` }))
    .filter(({ name }) => !isEmptyName(name))
    .forEach(({ name, index, path }, slot) => {
      if (slot < countSlots(list)) writeEntry(sheet, data, list, index, slot);
      else
        noteRecord(sheet, getPlace(sheet, place), [
          labelPiece('Other name:', toNamePiece(sheet, name, path)),
        ]);
    });
}
