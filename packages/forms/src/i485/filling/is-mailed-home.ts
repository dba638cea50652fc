import { isEmptyAddress, isSameAddress } from '../../values/address.ts';
import type { I485FormData } from '../data.ts';
import { toUsAddress } from '../to-us-address.ts';

/** Part 1 item 18: whether mail goes to the physical address, as it does without an address of its own. */
export function isMailedHome({ biographic_information: bio }: I485FormData): boolean {
  const mailing = toUsAddress(bio.mailing_address);
  return isEmptyAddress(mailing) || isSameAddress(toUsAddress(bio.physical_address), mailing);
}
