import type { FillingOptions, FillingResult } from '../../filling/filling-result.ts';
import { closeSheet, openSheet } from '../../filling/sheet.ts';
import { writeAnswers } from '../../filling/write-answers.ts';
import { writeBoxAnswers } from '../../filling/write-box-answers.ts';
import { copyBoxes } from '../../filling/write-name.ts';
import { writeOtherNames } from '../../filling/write-other-names.ts';
import { birthAnswers, nameAnswers, nameCopies, numberAnswers, otherNames } from '../answers/applicant.ts';
import { contactAnswers } from '../answers/contact.ts';
import { parentAnswers } from '../answers/family.ts';
import { arrivalAnswers, passportAnswers, statusAnswers } from '../answers/immigration.ts';
import type { I765FormData } from '../data.ts';
import { i765Traits } from '../traits.ts';
import { i765OthersParts } from './never-filled.ts';
import { writeAddresses } from './write-addresses.ts';
import { writeEligibilityCategory } from './write-category.ts';

/**
 * I-765 form data as values of the fields of one edition's official PDF. Pure. Whatever has no place in `writes`
 * is in `moved`, `continuation` or `withheld`: nothing typed is dropped.
 */
export function toI765Writes(data: I765FormData, { catalogue }: FillingOptions): FillingResult {
  const sheet = openSheet(catalogue, { ...i765Traits, othersParts: i765OthersParts });
  writeAnswers(sheet, data, nameAnswers);
  copyBoxes(sheet, nameCopies);
  writeOtherNames(sheet, data, otherNames);
  writeAddresses(sheet, data);
  writeAnswers(sheet, data, [...numberAnswers, ...birthAnswers]);
  writeAnswers(sheet, data, [...statusAnswers, ...passportAnswers, ...arrivalAnswers]);
  writeEligibilityCategory(sheet, data);
  writeAnswers(sheet, data, contactAnswers);
  writeAnswers(sheet, data, parentAnswers);
  writeBoxAnswers(sheet, data.box_answers);
  return closeSheet(sheet);
}
