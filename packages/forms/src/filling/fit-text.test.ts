import { describe, expect, it } from 'vitest';
import { parseAllowedCharacters } from './allowed-characters.ts';
import { fitText, toStart } from './fit-text.ts';

const name = 'letters,hyphen,space';
const street = 'letters,digits,slash,space';
function write(value: string, characters?: string, limit = 40): string {
  const fit = fitText(value, { limit, characters });
  return fit.kind === 'fits' ? fit.text : fit.kind;
}

describe('fitting a text to its box', () => {
  it.each([
    ['Núñez', name, 'Nunez'],
    ['Łukasz Weiß', name, 'Lukasz Weiss'],
    ['François Øyvind', name, 'Francois Oyvind'],
    ["O'Brien", name, 'OBrien'],
    ['J. R. Smith-Jones', name, 'J R Smith-Jones'],
    ['Nguyễn Thị Ánh', name, 'Nguyen Thi Anh'],
    ['Anne-Marie', 'letters,slash,space', 'Anne Marie'],
    ['123 Oak St., #4', street, '123 Oak St 4'],
    ['Calle 72 No.14-30', street, 'Calle 72 No 14 30'],
    ['12½ Elm St', street, '12 1/2 Elm St'],
    ['Smith & Sons', name, 'Smith and Sons'],
    ['  two \n spaces ', name, 'two spaces'],
  ])('writes %j into %s as %j', (value, characters, written) => {
    expect(write(value, characters)).toBe(written);
  });

  it.each([
    ['7-Eleven', name, 'characters-lost'],
    ['Мария', name, 'not-latin'],
    ['陳', undefined, 'not-latin'],
    ['N/A', name, 'no-value'],
    ['-', name, 'no-value'],
    ['', name, 'empty'],
  ])('finds that %j in %s is %s', (value, characters, kind) => {
    expect(write(value, characters)).toBe(kind);
  });

  it('keeps N/A where the box takes a slash, and the words a date box takes', () => {
    expect(write('N/A', 'letters,slash,space')).toBe('N/A');
    expect(write('unknown', 'digits+slash or the word Unknown')).toBe('Unknown');
    expect(write('d/s', 'digits+slash or D/S')).toBe('D/S');
    expect(write('05/2020', 'digits+slash')).toBe('05/2020');
  });

  it('keeps the whole text when it is too long, counted after other letters are made plain', () => {
    expect(fitText('Weiß', { limit: 4, characters: name })).toEqual({ kind: 'too-long', text: 'Weiss' });
    expect(fitText('Weis', { limit: 4, characters: name })).toMatchObject({ kind: 'fits', changed: false });
  });

  it('starts a long text at a word where that keeps half of the box', () => {
    expect(toStart('Alpha Beta Gamma', 12)).toBe('Alpha Beta');
    expect(toStart('A Betagammadelta', 12)).toBe('A Betagammad');
  });

  it('reads the passport box as letters, digits and six signs, and no others', () => {
    const allowed = parseAllowedCharacters("letters,digits, . , ' - & space");
    expect(allowed.hasAll("aB9.,'-& ")).toBe(true);
    expect([...'/#$@'].some((sign) => allowed.has(sign))).toBe(false);
  });
});
