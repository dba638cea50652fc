import type { Address } from '../values/address.ts';
import type { AddressHistoryEntry } from './data.ts';

/** An I-485 address; those in the United States have no country. */
export const toUsAddress = (
  entry: Omit<AddressHistoryEntry, 'country' | 'from_date' | 'to_date'>,
): Address => ({
  street: entry.street,
  unit: entry.apt_number,
  city: entry.city,
  state: entry.state,
  zip: entry.zip_code,
  country: '',
});
