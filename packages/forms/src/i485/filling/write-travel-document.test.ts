import { describe, expect, it } from 'vitest';
import { getCatalogue } from '../../editions/index.ts';
import { i485 } from '../../filling/testing/editions.ts';
import { emptyI485FormData, type I485FormData } from '../data.ts';
import { toI485Writes } from './to-i485-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');
const { fields } = getCatalogue('I-485', '01/20/25');

function withPassports(
  passport: Partial<I485FormData['passport']>,
  arrival: Partial<I485FormData['arrival_passport']> = {},
): I485FormData {
  const empty = emptyI485FormData();
  return {
    ...empty,
    passport: { ...empty.passport, ...passport },
    arrival_passport: { ...empty.arrival_passport, ...arrival },
  };
}

function fill(data: I485FormData) {
  const result = toI485Writes(data, { catalogue: i485, today });
  const box = (id: string) => {
    const name = fields.find((field) => field.id === id)?.pdfName;
    const write = result.writes.find((each) => each.name === name);
    return write && 'value' in write ? write.value : null;
  };
  const boxes = ['number', 'country', 'expires'].map((part) => box(`P1.10.passport-${part}`));
  return { boxes, withheld: result.withheld, moved: result.moved };
}

const current = { number: 'H012345', country: 'Honduras', expiration_date: '01/02/2031' };
const earlier = { number: 'C998877', country: 'Honduras', expiration_date: '05/06/2021' };
const currentPaths = ['passport.number', 'passport.country', 'passport.expiration_date'];

describe('item 10, which asks for the passport used at the last arrival', () => {
  it('stays blank until the person says which passport that was, and asks', () => {
    const { boxes, withheld } = fill(withPassports({ ...current, travel_document_number: 'T7654321' }));
    expect(boxes).toEqual([null, null, null]);
    expect(withheld).toEqual(
      [
        ['passport.number', 'H012345'],
        ['passport.travel_document_number', 'T7654321'],
        ['passport.country', 'Honduras'],
        ['passport.expiration_date', '01/02/2031'],
      ].map(([path, value]) => ({ path, value, reason: 'which-passport' })),
    );
  });

  it('takes the current passport, with a second number in Part 14, when it was that one', () => {
    const passport = { ...current, travel_document_number: 'T7654321', used_at_last_arrival: true };
    const { boxes, withheld, moved } = fill(withPassports(passport));
    expect(boxes).toEqual(['H012345', 'Honduras', '01/02/2031']);
    expect(withheld).toEqual([]);
    expect(moved.map(({ text }) => text)).toEqual(['Travel document number: T7654321']);
  });

  it('takes the other passport when it was another one, and says that the current one has no box', () => {
    const { boxes, withheld } = fill(withPassports({ ...current, used_at_last_arrival: false }, earlier));
    expect(boxes).toEqual(['C998877', 'Honduras', '05/06/2021']);
    expect(withheld.map(({ path }) => path)).toEqual(currentPaths);
    expect(withheld.every(({ reason }) => reason === 'no-box')).toBe(true);
  });

  it('loses no other passport that was typed before the answer became yes or was taken back', () => {
    for (const used of [true, null]) {
      const { boxes, withheld } = fill(withPassports({ ...current, used_at_last_arrival: used }, earlier));
      expect(boxes).not.toContain('C998877');
      expect(withheld.map(({ path }) => path)).toContain('arrival_passport.number');
    }
  });
});
