import { countSlots } from '../../answers/answer.ts';
import { getPlace, type Sheet } from '../../filling/sheet.ts';
import { withholdKept, writeEntry } from '../../filling/write-answers.ts';
import {
  isEmptyName,
  type LineName,
  toLineNamePiece,
  toNamePiece,
  withholdLine,
} from '../../filling/write-name.ts';
import { labelPiece, noteRecord, toPiece } from '../../filling/write-record.ts';
import { children } from '../answers/children.ts';
import { parents } from '../answers/parents.ts';
import type { Child, I485FormData, Parent } from '../data.ts';

/** The place of the second entry, where more of them are told. */
const parentsPlace = 'P5.5.family-name';
const childrenPlace = 'P7.3.family-name';

const noteParent = (sheet: Sheet, parent: Parent, path: string): void =>
  noteRecord(sheet, getPlace(sheet, parentsPlace), [
    toNamePiece(sheet, parent.full_name, `${path}.full_name`),
    labelPiece('born', toPiece(sheet, `${path}.date_of_birth`, parent.date_of_birth)),
    labelPiece('born in', toPiece(sheet, `${path}.country_of_birth`, parent.country_of_birth)),
  ]);

/** Part 5. The first two entries keep their slots. */
export const writeParents = (sheet: Sheet, data: I485FormData): void =>
  data.parents.forEach((parent, index) => {
    if (index < countSlots(parents)) writeEntry(sheet, data, parents, index, index);
    else noteParent(sheet, parent, `${parents.path}.${index}`);
    withholdKept(sheet, data, parents, index);
  });

const isEmptyChild = (child: Child): boolean =>
  child.is_applying_with_applicant === null &&
  isEmptyName(child.name) &&
  Object.values(child).every((value) => typeof value !== 'string' || value.trim() === '');

const nameOf = (child: Child, path: string): LineName => ({
  line: child.full_name,
  linePath: `${path}.full_name`,
  parts: child.name,
  partsPath: `${path}.name`,
});

function noteChild(sheet: Sheet, child: Child, path: string): void {
  const applying = { true: 'yes', false: 'no', null: '' }[String(child.is_applying_with_applicant) as 'null'];
  noteRecord(sheet, getPlace(sheet, childrenPlace), [
    labelPiece('Child:', toLineNamePiece(sheet, nameOf(child, path))),
    labelPiece('born', toPiece(sheet, `${path}.date_of_birth`, child.date_of_birth)),
    labelPiece('born in', toPiece(sheet, `${path}.country_of_birth`, child.country_of_birth)),
    labelPiece('A-Number', toPiece(sheet, `${path}.a_number`, child.a_number)),
    labelPiece('applying with me:', applying),
  ]);
}

/** Part 7 items 2 and 3. The total of living children (item 1) is asked, not counted. */
export const writeChildren = (sheet: Sheet, data: I485FormData): void =>
  data.children
    .map((child, index) => ({ child, index, path: `${children.path}.${index}` }))
    .filter(({ child }) => !isEmptyChild(child))
    .forEach(({ child, index, path }, slot) => {
      withholdKept(sheet, data, children, index);
      if (slot < countSlots(children)) {
        withholdLine(sheet, nameOf(child, path));
        writeEntry(sheet, data, children, index, slot);
      } else noteChild(sheet, child, path);
    });
