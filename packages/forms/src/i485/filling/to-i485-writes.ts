import type { I485FormData } from '@puente/contract';
import type { FillingOptions, FillingResult } from '../../filling/filling-result.ts';
import { closeSheet, openSheet, withhold } from '../../filling/sheet.ts';
import { i485Traits } from '../traits.ts';
import { writeArrival, writeContact, writeIdentity, writeNames } from './write-applicant.ts';
import { writeBiographics } from './write-biographics.ts';
import { writeEmployment } from './write-employment.ts';
import { writeChildren, writeParents } from './write-family.ts';
import { writeCurrentSpouse, writeMaritalStatus, writePriorMarriages } from './write-marriages.ts';
import { writeResidences } from './write-residences.ts';

/**
 * I-485 form data as values of the fields of one edition's official PDF. Pure. Whatever has no place in `writes`
 * is in `moved`, `continuation` or `withheld`: nothing typed is dropped. `today` decides the five-year question of
 * Part 1 item 18.
 */
export function toI485Writes(data: I485FormData, { today, catalogue }: FillingOptions): FillingResult {
  const sheet = openSheet(catalogue, i485Traits);
  writeNames(sheet, data);
  writeIdentity(sheet, data);
  writeArrival(sheet, data);
  writeResidences(sheet, data, today);
  writeEmployment(sheet, data);
  writeParents(sheet, data);
  writeMaritalStatus(sheet, data);
  writeCurrentSpouse(sheet, data);
  writePriorMarriages(sheet, data);
  writeChildren(sheet, data);
  writeBiographics(sheet, data);
  writeContact(sheet, data);
  withhold(sheet, 'filing_category', data.filing_category, 'filing-category');
  return closeSheet(sheet);
}
