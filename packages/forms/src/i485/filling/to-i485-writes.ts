import type { FillingOptions, FillingResult } from '../../filling/filling-result.ts';
import { closeSheet, openSheet } from '../../filling/sheet.ts';
import { writeAnswers } from '../../filling/write-answers.ts';
import { writeBoxAnswers } from '../../filling/write-box-answers.ts';
import { copyBoxes } from '../../filling/write-name.ts';
import { writeOtherNames } from '../../filling/write-other-names.ts';
import { applicantName, birthAnswers, nameCopies, numberAnswers, otherNames } from '../answers/applicant.ts';
import { arrivalAnswers, i94Answers, stayAnswers } from '../answers/arrival.ts';
import { contactAnswers, filingAnswers } from '../answers/biographic.ts';
import { characteristicAnswers } from '../answers/characteristics.ts';
import { statusAnswers } from '../answers/marital.ts';
import type { I485FormData } from '../data.ts';
import { i485Traits } from '../traits.ts';
import { i485OthersParts } from './never-filled.ts';
import { writeEmployment } from './write-employment.ts';
import { writeChildren, writeParents } from './write-family.ts';
import { writeCurrentSpouse, writePriorMarriages } from './write-marriages.ts';
import { writeResidences } from './write-residences.ts';
import { writeTravelDocument } from './write-travel-document.ts';

/**
 * I-485 form data as values of the fields of one edition's official PDF. Pure. Whatever has no place in `writes`
 * is in `moved`, `continuation` or `withheld`: nothing typed is dropped. `today` decides the five-year question of
 * Part 1 item 18.
 */
export function toI485Writes(data: I485FormData, { today, catalogue }: FillingOptions): FillingResult {
  const sheet = openSheet(catalogue, { ...i485Traits, othersParts: i485OthersParts });
  writeAnswers(sheet, data, applicantName);
  copyBoxes(sheet, nameCopies);
  writeOtherNames(sheet, data, otherNames);
  writeAnswers(sheet, data, [...numberAnswers, ...birthAnswers]);
  writeTravelDocument(sheet, data);
  writeAnswers(sheet, data, [...arrivalAnswers, ...i94Answers]);
  writeAnswers(sheet, data, stayAnswers);
  writeResidences(sheet, data, today);
  writeEmployment(sheet, data);
  writeParents(sheet, data);
  writeAnswers(sheet, data, statusAnswers);
  writeCurrentSpouse(sheet, data);
  writePriorMarriages(sheet, data);
  writeChildren(sheet, data);
  writeAnswers(sheet, data, characteristicAnswers);
  writeAnswers(sheet, data, contactAnswers);
  writeAnswers(sheet, data, filingAnswers);
  writeBoxAnswers(sheet, data.box_answers);
  return closeSheet(sheet);
}
