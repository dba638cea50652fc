import { describe, expect, it } from 'vitest';
import { toBaseLetters } from '../values/spelling/latin-text.ts';
import { findPassportSpelling } from './passport-spelling.ts';

const find = (name: string) => findPassportSpelling(name, toBaseLetters(name));

describe('names in the machine-readable lines of a passport', () => {
  it.each([
    ['Müller', 'Mueller'],
    ['MÜLLER', 'MUELLER'],
    ['Ülkü Öz', 'Uelkue Oez'],
    ['ÖZ', 'OEZ'],
    ['Groß', null],
    ['GROẞ', null],
    ['Åsa Bjørn', 'Aasa Bjoern'],
    ['Lars Ærø', 'Lars Aeroe'],
    ['Þór', null],
    ['Núñez Ibáñez', null],
    ['Łukasz Đặng', null],
    ["D'Ürsel-Peña", "D'Uersel-Pena"],
    ['Anna', null],
  ])('spells %j as %j where the box prints other letters', (name, spelling) =>
    expect(find(name)).toBe(spelling),
  );
});
