import { expect, it } from 'vitest';
import { isSameDate } from './compare-dates.ts';
import { isSameHome } from './compare-homes.ts';
import { compareNames } from './compare-names.ts';
import { areSameCountries, isSameCountry, isSameTown } from './compare-places.ts';
import { isWithinWords } from './compare-words.ts';
import { doOverlap } from './periods.ts';

const today = new Date('2026-11-20T00:00:00Z');
const none = { street: '', unit: '', city: '', state: '', zip: '', country: '' };

it.each([
  ["Seán O'Brien", 'SEAN OBRIEN', 'same'],
  ['Núñez Paz Ada', 'Ada Nunez-Paz', 'same'],
  ['José M. Paz', 'Jose Manuel Paz', 'same'],
  ['Rosa Elena Paz', 'Rosa Paz', 'part'],
  ['Rosa Paz', 'Rosa Pazos', 'other'],
])('compares the names %s and %s: %s', (one, other, verdict) => {
  expect(compareNames(one, other)).toBe(verdict);
  expect(compareNames(other, one)).toBe(verdict);
});

it.each([
  ['3/7/1988', '1988-03-07', true],
  ['03/1988', '03/21/1988', true],
  ['March 7, 1988', '03/07/1988', true],
  ['03/07/1988', '07/03/1988', false],
  ['Present', 'now', true],
  ['Present', '03/2025', false],
])('compares the dates %s and %s: %s', (one, other, isSame) => {
  expect(isSameDate(one, other, today)).toBe(isSame);
});

it('reads a date either way where the paper writes days first', () => {
  expect(isSameDate('03/07/1988', '07/03/1988', today, true)).toBe(true);
  expect(isSameDate('03/07/1988', '07/04/1988', today, true)).toBe(false);
});

it('knows a country and a town by other spellings, and no other by them', () => {
  expect(isSameCountry('Türkiye', 'TURKEY')).toBe(true);
  expect(isSameCountry('Congo', 'Democratic Republic of the Congo')).toBe(false);
  expect(areSameCountries('Cuba, Spain', 'Spain and Cuba')).toBe(true);
  expect(areSameCountries('Cuba, Spain', 'Cuba')).toBe(false);
  expect(isSameTown('St. Louis', 'SAINT LOUIS')).toBe(true);
  expect(isSameTown('Tela', 'Yoro')).toBe(false);
});

it('knows a home by abbreviations and by what one of them leaves out', () => {
  const home = { ...none, street: '12 Elm Street', unit: '4B', city: 'St. Louis', state: 'MO' };
  expect(
    isSameHome(home, { ...home, street: '12 ELM ST Apt 4B', unit: '', city: 'Saint Louis', zip: '63113' }),
  ).toBe(true);
  expect(isSameHome(home, { ...home, unit: '5B' })).toBe(false);
  expect(isSameHome(home, { ...none, country: 'USA' })).toBe(false);
  const abroad = { ...none, street: 'Calle 3 No. 5', city: 'Tela', country: 'Honduras' };
  expect(isSameHome(abroad, { ...abroad, street: 'Calle 3 #5', state: 'Atlántida' })).toBe(true);
  expect(isSameHome(abroad, { ...abroad, country: 'Guatemala' })).toBe(false);
});

it('knows an employer without the form of its company', () => {
  expect(isWithinWords('Lone Star Roofing LLC', 'LONE STAR ROOFING')).toBe(true);
  expect(isWithinWords('Harbor Fish & Co.', 'Harbor Fish')).toBe(true);
  expect(isWithinWords('Harbor Fish & Co.', 'Harbor Freight & Co.')).toBe(false);
});

it('lets two homes share the month of a move', () => {
  const before = { from: '01/2020', to: '06/2021' };
  expect(doOverlap(before, { from: '06/2021', to: 'Present' }, null, today)).toBe(false);
  expect(doOverlap(before, { from: '03/2021', to: '05/2021' }, null, today)).toBe(true);
  expect(doOverlap({ from: '01/2020', to: 'Present' }, before, null, today)).toBe(false);
});
