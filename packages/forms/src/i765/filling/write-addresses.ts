import type { I765FormData } from '@puente/contract';
import { type Sheet, tick } from '../../filling/sheet.ts';
import { writeAddress } from '../../filling/write-address.ts';
import { writeAnswers } from '../../filling/write-answers.ts';
import { type Address, type AddressPaths, isEmptyAddress, isSameAddress } from '../../values/address.ts';
import {
  type AddressKey,
  careOfAnswers,
  mailingBoxes,
  physicalBoxes,
  sameAddressBoxes,
} from '../answers/address.ts';

const toAddress = (address: I765FormData[AddressKey]): Address => ({
  street: address.street,
  unit: address.apt_suite_floor,
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: '',
});

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
  if (isEmptyAddress(physical)) {
    writeAddress(sheet, mailingBoxes, mailing, toPaths('mailing_address'));
    return;
  }
  const key: AddressKey = isEmptyAddress(mailing) ? 'physical_address' : 'mailing_address';
  const isSame = key === 'physical_address' || isSameAddress(mailing, physical);
  writeAddress(sheet, mailingBoxes, key === 'physical_address' ? physical : mailing, toPaths(key));
  tick(sheet, sameAddressBoxes[isSame ? 'yes' : 'no']);
  if (!isSame) writeAddress(sheet, physicalBoxes, physical, toPaths('physical_address'));
}
