import type { I765FormData } from '@puente/contract';
import { getCatalogue } from '../catalogues/index.ts';
import type { FillingResult } from './filling-result.ts';
import { writeAddresses } from './i765/write-addresses.ts';
import { writeContact, writeIdentity, writeNames } from './i765/write-applicant.ts';
import { writeArrivalAndStatus, writeEligibilityCategory } from './i765/write-status.ts';
import { reasons } from './reasons.ts';
import { closeSheet, openSheet, withhold } from './sheet.ts';

const parentKeys = [
  'father_last_name',
  'father_first_name',
  'mother_last_name',
  'mother_first_name',
] as const;

/**
 * I-765 form data as values of the official PDF's fields, edition 08/21/25. Pure. Whatever has no place in `writes`
 * is in `moved`, `continuation` or `withheld`: nothing typed is dropped.
 */
export const toI765Writes = (data: I765FormData, _options: { today: Date }): FillingResult => {
  const entries = ['P6.3', 'P6.4', 'P6.5', 'P6.6', 'P6.7'];
  const sheet = openSheet(getCatalogue('I-765', '08/21/25'), 'See Part 6', entries);
  writeNames(sheet, data);
  writeAddresses(sheet, data);
  writeIdentity(sheet, data);
  writeArrivalAndStatus(sheet, data);
  writeEligibilityCategory(sheet, data);
  writeContact(sheet, data);
  for (const key of parentKeys) withhold(sheet, key, data[key], reasons.noBox);
  return closeSheet(sheet);
};
