import { type Sheet, tick } from '../../filling/sheet.ts';
import { writeAddress } from '../../filling/write-address.ts';
import { writeAnswers } from '../../filling/write-answers.ts';
import { type AddressPaths, isEmptyAddress } from '../../values/address.ts';
import {
  type AddressKey,
  careOfAnswers,
  mailingBoxes,
  physicalBoxes,
  sameAddressBoxes,
} from '../answers/address.ts';
import type { I765FormData } from '../data.ts';
import { isMailedHome, toAddress } from './is-mailed-home.ts';

const toPaths = (key: AddressKey): AddressPaths => ({
  street: `${key}.street`,
  unit: `${key}.apt_suite_floor`,
  city: `${key}.city`,
  state: `${key}.state`,
  zip: `${key}.zip`,
  country: `${key}.country`,
});

/**
 * Part 2 items 5 to 7. No mailing address means mail goes to the residence: item 5 takes the residence, item 6 Yes,
 * item 7 stays empty. While the residence is missing, item 6 stays unanswered.
 */
export function writeAddresses(sheet: Sheet, data: I765FormData): void {
  writeAnswers(sheet, data, careOfAnswers);
  const [mailing, physical] = [toAddress(data.mailing_address), toAddress(data.physical_address)];
  const isSame = isMailedHome(data);
  if (isSame === null) {
    writeAddress(sheet, mailingBoxes, mailing, toPaths('mailing_address'));
    return;
  }
  const key: AddressKey = isEmptyAddress(mailing) ? 'physical_address' : 'mailing_address';
  writeAddress(sheet, mailingBoxes, key === 'physical_address' ? physical : mailing, toPaths(key));
  tick(sheet, sameAddressBoxes[isSame ? 'yes' : 'no']);
  if (!isSame) writeAddress(sheet, physicalBoxes, physical, toPaths('physical_address'));
}
