import { type Address, isEmptyAddress, isSameAddress } from '../../values/address.ts';
import type { AddressKey } from '../answers/address.ts';
import type { I765FormData } from '../data.ts';

export const toAddress = (address: I765FormData[AddressKey]): Address => ({
  street: address.street,
  unit: address.apt_suite_floor,
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: '',
});

/** Part 2 item 6: whether mail goes to the residence, as it does without an address of its own. Null: no residence yet. */
export function isMailedHome({ mailing_address, physical_address }: I765FormData): boolean | null {
  const [mailing, physical] = [toAddress(mailing_address), toAddress(physical_address)];
  if (isEmptyAddress(physical)) return null;
  return isEmptyAddress(mailing) || isSameAddress(mailing, physical);
}
