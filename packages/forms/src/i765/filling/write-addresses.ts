import type { I765FormData } from '@puente/contract';
import { type Sheet, tick } from '../../filling/sheet.ts';
import { type AddressBoxes, writeAddress } from '../../filling/write-address.ts';
import { writeText } from '../../filling/write-text.ts';
import { type Address, type AddressPaths, isEmptyAddress, isSameAddress } from '../../values/address.ts';

type AddressKey = 'mailing_address' | 'physical_address';

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

const mailingBoxes: AddressBoxes = {
  street: 'P2.5.b.street',
  unit: 'P2.5.c.unit',
  city: 'P2.5.d.city',
  state: 'P2.5.e.state',
  zip: 'P2.5.f.zip-code',
};

const physicalBoxes: AddressBoxes = {
  street: 'P2.7.a.street',
  unit: 'P2.7.b.unit',
  city: 'P2.7.c.city',
  state: 'P2.7.d.state',
  zip: 'P2.7.e.zip-code',
};

/**
 * Part 2 items 5 to 7. No mailing address means mail goes to the residence: item 5 takes the residence, item 6 Yes,
 * item 7 stays empty. While the residence is missing, item 6 stays unanswered.
 */
export function writeAddresses(sheet: Sheet, data: I765FormData): void {
  writeText(sheet, 'mail_in_care_of', 'P2.5.a.in-care-of', data.mail_in_care_of);
  const [mailing, physical] = [toAddress(data.mailing_address), toAddress(data.physical_address)];
  if (isEmptyAddress(physical)) {
    writeAddress(sheet, mailingBoxes, mailing, toPaths('mailing_address'));
    return;
  }
  const key: AddressKey = isEmptyAddress(mailing) ? 'physical_address' : 'mailing_address';
  const isSame = key === 'physical_address' || isSameAddress(mailing, physical);
  writeAddress(sheet, mailingBoxes, key === 'physical_address' ? physical : mailing, toPaths(key));
  tick(sheet, isSame ? 'P2.6.yes' : 'P2.6.no');
  if (!isSame) writeAddress(sheet, physicalBoxes, physical, toPaths('physical_address'));
}
