import { describe, expect, it } from 'vitest';
import {
  type Address,
  isAbroad,
  isCompatibleAddress,
  isSameAddress,
  isUsAddress,
  splitStreet,
  splitUnit,
} from './address.ts';
import { unit } from './unit.ts';

const empty: Address = { street: '', unit: '', city: '', state: '', zip: '', country: '' };
const home: Address = { ...empty, street: '123 Oak St', unit: '4', city: 'Tulsa', state: 'OK', zip: '74104' };

describe('units', () => {
  it.each([
    ['Apt. 4', 'apartment', '4'],
    ['#4B', 'apartment', '4B'],
    ['Ste 200', 'suite', '200'],
    ['FL 3', 'floor', '3'],
    ['2nd Floor', 'floor', '2'],
    ['4B', 'apartment', '4B'],
    ['Flat 5', 'apartment', 'Flat 5'],
  ])('reads %s as %s %s', (text, kind, number) => {
    expect(unit.toBox(text)).toEqual({ kind, number });
  });

  it.each([
    ['123 Oak St Apt 4', 'OK', '123 Oak St', 'Apt 4'],
    ['123 Oak St., #4', 'OK', '123 Oak St.', '#4'],
    ['123 Oak St, Unit B', 'OK', '123 Oak St', 'Unit B'],
    ['Calle 10 #5', 'Cundinamarca', 'Calle 10 #5', ''],
    ['Calle 10 # 5-20', 'PR', 'Calle 10 # 5-20', ''],
    ['12 Elm St #12-B', 'PR', '12 Elm St', '#12-B'],
    ['100 Avenue B', 'NY', '100 Avenue B', ''],
  ])('splits %s in %s', (street, state, rest, unit) => {
    expect(splitUnit({ ...empty, street, state })).toEqual({ street: rest, unit });
  });
});

describe('a unit, typed or on paper', () => {
  it.each([
    ['Apt 4', '4'],
    ['Apt. #4B', '4B'],
    ['Apt: 4', '4'],
    ['Apartment 12', '12'],
    ['Apartamento 12', '12'],
    ['Apto 4', '4'],
    ['Unit 12-B', '12-B'],
    ['Room A', 'A'],
    ['Rm 9', '9'],
    ['#4', '4'],
    ['# 12', '12'],
    ['#B', 'B'],
    ['Unit AB-12', 'AB-12'],
    ['Apt 1234567', '1234567'],
    ['Apt 4.', '4'],
  ])('is %j at the end of a street line and in its own box', (text, number) => {
    const street = `12 Elm St ${text}`;
    expect(splitStreet(street)).toEqual({ street: '12 Elm St', unit: number });
    const split = splitUnit({ ...empty, street, state: 'OK' });
    expect([split.street, unit.toBox(split.unit)]).toEqual(['12 Elm St', { kind: 'apartment', number }]);
    expect(unit.parse(text)?.value).toBe(number);
    expect(unit.toBox(text)).toEqual({ kind: 'apartment', number });
  });

  it.each([
    ['No. 4', '4'],
    ['Number 5', '5'],
    ['4B', '4B'],
    ['N14', 'N14'],
  ])('is %j in its own box', (text, number) => {
    expect(unit.parse(text)?.value).toBe(number);
    expect(unit.toBox(text)).toEqual({ kind: 'apartment', number });
  });
});

describe('comparing addresses', () => {
  it('sees through case, accents, punctuation, street words and a unit in the street line', () => {
    expect(
      isSameAddress(home, { ...home, street: '123 OAK STREET, Apt. 4', unit: '', state: 'Oklahoma' }),
    ).toBe(true);
    expect(isSameAddress(home, { ...home, unit: '5' })).toBe(false);
    expect(isSameAddress(home, { ...home, zip: '' })).toBe(false);
  });

  it('takes what one address leaves out as no contradiction, but nothing in common as none either', () => {
    expect(isCompatibleAddress(home, { ...home, unit: '', zip: '', country: 'USA' })).toBe(true);
    expect(isCompatibleAddress(home, { ...home, city: 'Austin' })).toBe(false);
    expect(isCompatibleAddress(home, { ...empty, country: 'Peru' })).toBe(false);
  });

  it('goes by the country, and without one by state or ZIP code', () => {
    expect(isUsAddress({ ...empty, state: 'GA', country: 'Georgia' })).toBe(false);
    expect(isUsAddress({ ...empty, state: 'GA' })).toBe(true);
    expect(isUsAddress({ ...empty, country: 'U.S.A.' })).toBe(true);
    expect(isAbroad(empty)).toBe(false);
    expect(isAbroad({ ...empty, state: 'Carabobo' })).toBe(true);
  });
});
