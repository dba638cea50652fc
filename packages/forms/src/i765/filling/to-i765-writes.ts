import type { I765FormData } from '@puente/contract';
import type { FillingOptions, FillingResult } from '../../filling/filling-result.ts';
import { closeSheet, openSheet, withhold } from '../../filling/sheet.ts';
import { i765Traits } from '../traits.ts';
import { writeAddresses } from './write-addresses.ts';
import { writeContact, writeIdentity, writeNames } from './write-applicant.ts';
import { writeArrivalAndStatus, writeEligibilityCategory } from './write-status.ts';

const parentKeys = [
  'father_last_name',
  'father_first_name',
  'mother_last_name',
  'mother_first_name',
] as const;

/**
 * I-765 form data as values of the fields of one edition's official PDF. Pure. Whatever has no place in `writes`
 * is in `moved`, `continuation` or `withheld`: nothing typed is dropped.
 */
export function toI765Writes(data: I765FormData, { catalogue }: FillingOptions): FillingResult {
  const sheet = openSheet(catalogue, i765Traits);
  writeNames(sheet, data);
  writeAddresses(sheet, data);
  writeIdentity(sheet, data);
  writeArrivalAndStatus(sheet, data);
  writeEligibilityCategory(sheet, data);
  writeContact(sheet, data);
  for (const key of parentKeys) withhold(sheet, key, data[key], 'no-box');
  return closeSheet(sheet);
}
