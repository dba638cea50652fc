import { expect, test } from 'vitest';
import { mendCountryBox, mendPlace } from './mend-country.ts';

test.each([
  ['San Miguel FI Silvadoi', 'San Miguel El Salvador'],
  ['Fl Salvador', 'El Salvador'],
  ['FISalvador', 'El Salvador'],
  ['Usulután 11 Salvador', 'Usulután El Salvador'],
  ['Uniled States', 'United States'],
  ['NICARAOUA', 'NICARAGUA'],
  ['Venezuelar', 'Venezuelan'],
  ['Wuhan, CHWA', 'Wuhan, CHINA'],
])('the country in %s is taken for %s', (read, mended) => {
  expect(mendPlace(read)).toBe(mended);
});

test.each([
  'San Salvador',
  'Nicaraguan',
  'Ethiopia',
  'Vancouver, British Columbia',
  'Ciudad Guayana',
  'Lagos',
  'Granada',
  'Brownsville, TX',
  'Kinshasa, Congo',
  'Bolívar, Guayana',
  'Masaya, Granada',
  'Ikeja, Lagos',
  'Ajmer, Nigera',
  '',
])('%s stays', (text) => {
  expect(mendPlace(text)).toBe(text);
});

test.each([
  ['CHWA', 'CHINA'],
  ['Haît', 'Haiti'],
  ['Fl Salvador', 'El Salvador'],
  ['Ukrame', 'Ukraine'],
])('in a box for a country %s is %s', (read, mended) => {
  expect(mendCountryBox(read)).toBe(mended);
});

test.each(['Mali', 'Lagos', 'Irap', 'Nigera', 'USA', 'US', 'Lima', 'Peru', 'Xyzw', ''])(
  'in a box for a country %s stays',
  (text) => {
    expect(mendCountryBox(text)).toBe(text);
  },
);
