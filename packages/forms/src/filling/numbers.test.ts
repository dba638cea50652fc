import { describe, expect, it } from 'vitest';
import {
  toANumber,
  toI94,
  toPhone,
  toSevis,
  toSsn,
  toUscisAccount,
  toWeightDigits,
  toZip,
} from './numbers.ts';

const parsers = { toANumber, toI94, toPhone, toSevis, toSsn, toUscisAccount, toWeightDigits, toZip };

const sentence = expect.stringMatching(/\w+ .*\.$/);

describe('numbers of a fixed shape', () => {
  it.each([
    ['toANumber', 'A 95-027-171', '095027171'],
    ['toANumber', 'A#1234567', '001234567'],
    ['toANumber', '123 456 789', '123456789'],
    ['toSsn', '123-45-6789', '123456789'],
    ['toI94', '498 0198-1b29', '49801981B29'],
    ['toUscisAccount', '1234 5678 9012', '123456789012'],
    ['toZip', '74104-1234', '74104'],
    ['toPhone', '+1 (269) 381-4449', '2693814449'],
    ['toSevis', 'N-0012345678', '0012345678'],
    ['toWeightDigits', '95 lbs', '095'],
  ] as const)('%s reads %j as %j', (parser, value, text) => {
    expect(parsers[parser](value)).toEqual({ text });
  });

  it.each([
    ['toANumber', '123456'],
    ['toANumber', '1234567890'],
    ['toSsn', '000123456'],
    ['toSsn', '666123456'],
    ['toSsn', '912345678'],
    ['toI94', '1234567890'],
    ['toUscisAccount', '123'],
    ['toZip', '1234'],
    ['toPhone', '+58 412 123 4567'],
    ['toSevis', 'N123'],
    ['toWeightDigits', '65.5'],
  ] as const)('%s refuses %j with a reason', (parser, value) => {
    expect(parsers[parser](value)).toEqual({ reason: { en: sentence, es: sentence } });
  });
});
