import type { Child, I485FormData, Parent } from '@puente/contract';
import { getPlace, type Sheet, tick, withhold } from '../../filling/sheet.ts';
import {
  isEmptyName,
  type LineName,
  toLineNamePiece,
  toNamePiece,
  writeFullName,
  writeLineName,
} from '../../filling/write-name.ts';
import { writeNumber } from '../../filling/write-number.ts';
import { labelPiece, noteRecord, toPiece } from '../../filling/write-record.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';
import { aNumber } from '../../values/a-number.ts';

const parentsBox = 'P5.5.family-name';
const childrenBox = 'P7.3.family-name';

const nameBoxes = (prefix: string) => ({
  family: `${prefix}.family-name`,
  given: `${prefix}.given-name`,
  middle: `${prefix}.middle-name`,
});

const parentSlots = [
  { name: 'P5.1', born: 'P5.3.date-of-birth', country: 'P5.4.country-of-birth' },
  { name: 'P5.5', born: 'P5.7.date-of-birth', country: 'P5.8.country-of-birth' },
] as const;

const noteParent = (sheet: Sheet, parent: Parent, path: string): void =>
  noteRecord(sheet, getPlace(sheet, parentsBox), [
    toNamePiece(sheet, parent.full_name, `${path}.full_name`),
    labelPiece('born', toPiece(sheet, `${path}.date_of_birth`, parent.date_of_birth)),
    labelPiece('born in', toPiece(sheet, `${path}.country_of_birth`, parent.country_of_birth)),
  ]);

/** Part 5. The first two entries keep their slots; the edition asks no citizenship and no residence. */
export const writeParents = (sheet: Sheet, { parents }: I485FormData): void =>
  parents.forEach((parent, index) => {
    const path = `parents.${index}`;
    const slot = parentSlots[index];
    if (slot) {
      writeFullName(sheet, nameBoxes(slot.name), parent.full_name, `${path}.full_name`);
      writeDate(sheet, `${path}.date_of_birth`, slot.born, parent.date_of_birth);
      writeText(sheet, `${path}.country_of_birth`, slot.country, parent.country_of_birth);
    } else noteParent(sheet, parent, path);
    withhold(sheet, `${path}.citizenship_country`, parent.citizenship_country, 'no-box');
    const residence = parent.current_city_country_of_residence;
    withhold(sheet, `${path}.current_city_country_of_residence`, residence, 'no-box');
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
  noteRecord(sheet, getPlace(sheet, childrenBox), [
    labelPiece('Child:', toLineNamePiece(sheet, nameOf(child, path))),
    labelPiece('born', toPiece(sheet, `${path}.date_of_birth`, child.date_of_birth)),
    labelPiece('born in', toPiece(sheet, `${path}.country_of_birth`, child.country_of_birth)),
    labelPiece('A-Number', toPiece(sheet, `${path}.a_number`, child.a_number)),
    labelPiece('applying with me:', applying),
  ]);
}

/** Part 7 items 2 and 3. The total of living children (item 1) is asked, not counted. */
export function writeChildren(sheet: Sheet, data: I485FormData): void {
  const children = data.children
    .map((child, index) => ({ child, path: `children.${index}` }))
    .filter(({ child }) => !isEmptyChild(child));
  children.forEach(({ child, path }, index) => {
    withhold(sheet, `${path}.current_address`, child.current_address, 'no-box');
    if (index >= 2) {
      noteChild(sheet, child, path);
      return;
    }
    const slot = `P7.${index + 2}`;
    writeLineName(sheet, nameBoxes(slot), nameOf(child, path));
    writeNumber(sheet, `${path}.a_number`, `${slot}.a-number`, child.a_number, aNumber);
    writeDate(sheet, `${path}.date_of_birth`, `${slot}.date-of-birth`, child.date_of_birth);
    writeText(sheet, `${path}.country_of_birth`, `${slot}.country-of-birth`, child.country_of_birth);
    const applying = child.is_applying_with_applicant;
    if (applying !== null) tick(sheet, `${slot}.applying.${applying ? 'yes' : 'no'}`);
  });
}
