import { type Address, isAbroad, isCompatibleAddress } from '../../values/address.ts';
import { toBaseLetters } from '../../values/spelling/latin-text.ts';
import { toCountryName, toTownWords } from './compare-places.ts';

/** `No. 5`, `N° 5`, `Nro 5` → `5` */
const toPlainStreet = (street: string): string =>
  toBaseLetters(street).replace(/\b(?:no|nr|nro|num|numero|number|n\s?[o°])\.?\s*(?=#?\s*\d)/gi, '');

/** A province abroad is written or left out as people like, and the paper has no box for a ZIP code of an earlier home. */
function toComparable(address: Address): Address {
  const plain = {
    ...address,
    street: toPlainStreet(address.street),
    city: toTownWords(address.city),
    country: address.country.trim() === '' ? '' : toCountryName(address.country),
  };
  return isAbroad(address) ? { ...plain, state: '', zip: '' } : plain;
}

/** Same home: street or town in common, and no part that both give speaks against it. */
export function isSameHome(one: Address, other: Address): boolean {
  const [a, b] = [toComparable(one), toComparable(other)];
  const areBoth = (key: 'street' | 'city') => a[key].trim() !== '' && b[key].trim() !== '';
  return (areBoth('street') || areBoth('city')) && isCompatibleAddress(a, b);
}
