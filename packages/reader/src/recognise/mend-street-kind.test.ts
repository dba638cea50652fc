import { expect, test } from 'vitest';
import { mendStreetKind } from './mend-street-kind.ts';

test.each([
  ['8162 Maple Avr', '8162 Maple Ave'],
  ['7568 WASHINGTON AVR', '7568 WASHINGTON AVE'],
  ['841 Lakeview Avr, Apt 4', '841 Lakeview Ave, Apt 4'],
  ['4213 Euclid Bivd NE', '4213 Euclid Blvd NE'],
  ['674 Elm Stneet', '674 Elm Street'],
  ['3453 S 23rd Áve', '3453 S 23rd Ave'],
])('%s becomes %s', (read, mended) => {
  expect(mendStreetKind(read)).toBe(mended);
});

test.each([
  '8162 Maple Ave',
  '15 Half Moon Bay',
  '20 Union Sq',
  '4780 Avenue J',
  '7523 Broadway',
  'Rua das Acácias 340',
  'Calle Sol Avr',
  '23 Rue Courte',
  '88 Zhongshan Lu',
  '12 Nguyen Du',
  '12 Pine Rdg',
  '12 Sl',
  '31 Park Sr',
])('%s stays', (street) => {
  expect(mendStreetKind(street)).toBe(street);
});
