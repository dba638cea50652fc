import { describe, expect, it } from 'vitest';
import { toANumber } from './to-a-number.ts';
import { toDocumentNumber } from './to-document-number.ts';
import { toI94 } from './to-i94.ts';
import { toPhone } from './to-phone.ts';
import { toSsn } from './to-ssn.ts';
import { toUscisAccount } from './to-uscis-account.ts';

describe('numbers of the paper', () => {
  it.each([
    ['A012 345 678', '012345678'],
    ['A#12-345-678', '012345678'],
    ['1234567', '001234567'],
    ['a098765432', '098765432'],
  ])('reads the A-Number %j as %j', (text, value) => expect(toANumber(text)?.value).toBe(value));
  it.each(['12345', '0123456789', 'A123456789 / A987654321', 'ABC123456', 'O12345678'])(
    'finds no A-Number in %j',
    (text) => expect(toANumber(text)).toBeNull(),
  );
  it('reads a Social Security number and refuses what cannot be one', () => {
    expect(toSsn('123-45-6789')?.value).toBe('123456789');
    expect(['000-12-3456', '666123456', '912-34-5678', '12345678'].map(toSsn)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it('reads an I-94 number with letters and refuses another length', () => {
    expect(toI94('123456789 a1')?.value).toBe('123456789A1');
    expect(toI94('1234567890')).toBeNull();
    expect(toI94('ABCDEFGHIJK')).toBeNull();
  });
  it('reads an online account number of twelve characters only', () => {
    expect(toUscisAccount('0123 4567 8901')?.value).toBe('012345678901');
    expect(toUscisAccount('01234567890')).toBeNull();
  });
  it('reads passport numbers, which have a digit', () => {
    expect(toDocumentNumber('No. p 01-23456')?.value).toBe('P0123456');
    expect(toDocumentNumber('lost')).toBeNull();
  });
  it('joins area code and number, drops a leading 1, and refuses foreign numbers', () => {
    expect(toPhone('(212)', '555-0187')?.value).toBe('2125550187');
    expect(toPhone('', '+1 212 555 0187')?.value).toBe('2125550187');
    expect(toPhone('', '+509 3400 0000 1')).toBeNull();
    expect(toPhone('212', '')).toBeNull();
  });
});
