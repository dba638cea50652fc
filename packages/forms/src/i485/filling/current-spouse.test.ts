import { expect, it } from 'vitest';
import { i485 } from '../../filling/testing/editions.ts';
import { runPreflight } from '../../preflight/index.ts';
import { i485FormDataSchema } from '../data.ts';
import { toI485Writes } from './to-i485-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');
const spouse = {
  full_name: { family_name: 'Invented', given_name: 'Ana', middle_name: 'Luz' },
  a_number: '012345678',
  date_of_birth: '02/03/1970',
  country_of_birth: 'Peru',
  date_of_marriage: '04/05/1990',
  place_of_marriage: { city: 'Lima', state: '', country: 'Peru' },
};
function fill(status: string) {
  const marital_history = { current_marital_status: status, current_spouse: spouse };
  const data = i485FormDataSchema.parse({ marital_history });
  const filling = toI485Writes(data, { catalogue: i485, today });
  const preflight = runPreflight({
    form: 'I-485',
    catalogue: i485,
    data,
    evidence: {},
    filling,
    paper: null,
    readOn: today,
    readerNotes: [],
    today,
  });
  const spouseBoxes = filling.writes.filter((write) => 'value' in write);
  const asked = preflight.missing.filter(({ part, item }) => part === '6' && /^([4-9]|10)$/.test(item));
  return { data, filling, spouseBoxes, asked, codes: preflight.notes.map(({ code }) => code) };
}

it.each(['Married', 'Separated'])('fills the boxes for a current spouse: %s', (status) => {
  const { spouseBoxes, asked, codes } = fill(status);
  expect(spouseBoxes).toHaveLength(9);
  expect(asked.map(({ item }) => item)).toEqual(['8', '10']);
  expect(codes.filter((code) => code.startsWith('spouse'))).toEqual([]);
});

it.each(['Single', 'Divorced', 'Widowed'])('leaves out a spouse who is none now, and asks: %s', (status) => {
  const { data, filling, spouseBoxes, asked, codes } = fill(status);
  expect(spouseBoxes).toEqual([]);
  expect(filling.withheld.map(({ value }) => value)).toEqual([
    'Invented',
    'Ana',
    'Luz',
    '012345678',
    '02/03/1970',
    'Peru',
    '04/05/1990',
    'Lima',
    'Peru',
  ]);
  for (const { reason } of filling.withheld) expect(reason).toBe('spouse-not-current');
  expect(asked).toEqual([]);
  expect(codes).toContain('spouse-not-current');
  expect(data.marital_history.current_spouse).toEqual(spouse);
});

it('leaves out a spouse while nobody says whether it is the current one, and says so before filing', () => {
  const { filling, spouseBoxes, asked, codes } = fill('');
  expect(spouseBoxes).toEqual([]);
  expect(filling.withheld).toHaveLength(9);
  expect(filling.withheld[0]?.reason).toBe('spouse-status-open');
  expect(asked).toEqual([]);
  expect(codes).toContain('spouse-status-open');
});
