import { readFileSync } from 'node:fs';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** The country of an address by two letters; null: unknown. */
export type FindCountry = (address: string) => string | null;

/** @throws Error when the file is not there, or is no database of networks and countries */
export function openCountries(file: string | null): FindCountry {
  if (!file) return () => null;
  const reader = new Reader<CountryResponse>(readFileSync(file));
  return (address) => reader.get(address)?.country?.iso_code ?? null;
}
