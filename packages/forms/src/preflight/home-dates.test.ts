import { describe, expect, it } from 'vitest';
import { checkFormData, listPlacements } from '../checks/index.ts';
import { i485 } from '../filling/testing/editions.ts';
import { i485FormDataSchema } from '../i485/data.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { runPreflight } from './run-preflight.ts';

const today = new Date('2026-11-20T00:00:00Z');
const home = { street: '12 Elm St', city: 'Tulsa', state: 'OK', zip_code: '74104' };
const row = (city: string, country: string, from_date: string, to_date: string) => ({
  ...(country === 'USA' ? { ...home, city } : { street: 'Calle 1', city }),
  country,
  from_date,
  to_date,
});
const toData = (answers: object) =>
  i485FormDataSchema.parse({ biographic_information: { physical_address: home }, ...answers });

function listMissing(answers: object) {
  const data = toData(answers);
  const filling = toI485Writes(data, { catalogue: i485, today });
  const flight = { form: 'I-485', catalogue: i485, data, filling, evidence: {} } as const;
  const { missing } = runPreflight({ ...flight, paper: null, readOn: today, readerNotes: [], today });
  return missing.flatMap(({ id, path }) => (/^P1.18|^P4/.test(id) ? [`${id} ${path}`] : []));
}
const listCodes = (answers: object) => ({
  warnings: checkFormData('I-485', toData(answers), { today })
    .filter(({ code }) => code === 'day-missing')
    .map(({ path }) => path),
  placements: listPlacements('I-485', toData(answers), { today }).map(({ path, code }) => `${path} ${code}`),
});

const months = {
  address_history_5_years: [
    row('Reno', 'USA', '01/15/2022', '10/2024'),
    row('Tulsa', 'USA', '11/2024', 'Present'),
  ],
  last_foreign_address: row('Lima', 'Peru', '03/2011', '12/01/2021'),
  employment_and_education_history_5_years: [
    { employer_or_school: 'Bakery', address: { country: 'USA' }, from_date: '12/2024', to_date: 'Present' },
  ],
};
const monthPaths = [
  'address_history_5_years.1.from_date',
  'address_history_5_years.0.to_date',
  'last_foreign_address.from_date',
  'employment_and_education_history_5_years.0.from_date',
];

describe('months in boxes that ask for a day', () => {
  it('are named by preflight at the date to type, and beside it in the review', () => {
    const missing = listMissing(months);
    for (const path of monthPaths) expect(missing.join()).toContain(` ${path}`);
    expect(missing).not.toContain('P1.18.prior-from address_history_5_years.0.from_date');
    expect(listCodes(months)).toEqual({
      warnings: monthPaths,
      placements: ['last_foreign_address abroad-box', 'first_of_month_accepted days-unknown'],
    });
  });

  it('are not named once the first of the month is accepted, but can still be seen to be so', () => {
    const accepted = { ...months, first_of_month_accepted: true };
    for (const path of monthPaths) expect(listMissing(accepted).join()).not.toContain(path);
    expect(listCodes(accepted)).toMatchObject({
      warnings: [],
      placements: [expect.anything(), 'first_of_month_accepted days-unknown'],
    });
  });

  it('raise no question where every box has its day', () => {
    const days = { last_foreign_address: row('Lima', 'Peru', '03/02/2011', '12/01/2021') };
    expect(listCodes(days)).toEqual({ warnings: [], placements: ['last_foreign_address abroad-box'] });
  });
});

describe('the address abroad', () => {
  const asked = (answers: object) => listMissing(answers).filter((line) => line.startsWith('P1.18.abroad'));

  it('is asked for when none of more than one year is known', () => {
    expect(asked({})).toEqual(['P1.18.abroad-street last_foreign_address.street']);
    const short = { last_foreign_address: row('Tapachula', 'Mexico', '12/02/2025', '03/01/2026') };
    expect(asked(short)).toEqual(['P1.18.abroad-street last_foreign_address.street']);
  });

  it('is asked for at the date that leaves its length open', () => {
    const open = {
      last_foreign_address: row('Tapachula', 'Mexico', '02/01/2024', '02/2025'),
      other_foreign_addresses: [row('Lima', 'Peru', '01/10/2001', '01/09/2024')],
    };
    expect(asked(open)).toEqual(['P1.18.abroad-street last_foreign_address.to_date']);
    expect(listCodes(open).placements).toEqual(['last_foreign_address abroad-open']);
  });

  it('is not asked for when it is the prior address already', () => {
    const lima = row('Lima', 'Peru', '01/10/2020', '03/09/2026');
    const listed = {
      address_history_5_years: [row('Tulsa', 'USA', '03/10/2026', 'Present'), lima],
      last_foreign_address: lima,
    };
    expect(asked(listed)).toEqual([]);
    expect(listCodes(listed).placements).toEqual(['address_history_5_years.1 abroad-listed']);
  });

  it('is told at the address that answers the question', () => {
    const two = {
      last_foreign_address: row('Tapachula', 'Mexico', '12/02/2025', '03/01/2026'),
      other_foreign_addresses: [row('Lima', 'Peru', '01/10/2001', '01/09/2024')],
    };
    expect(listCodes(two).placements).toEqual(['other_foreign_addresses.0 abroad-box']);
  });
});

it('calls a day no fault where a month may stand, also in other addresses abroad', () => {
  const data = toData({
    other_foreign_addresses: [
      row('Lima', 'Peru', '01/10/2001', '01/2002'),
      row('Ica', 'Peru', '13/2001', '02/30/2002'),
    ],
  });
  const warnings = checkFormData('I-485', data, { today });
  expect(warnings.filter(({ code }) => code.startsWith('date-')).map(({ path }) => path)).toEqual([
    'other_foreign_addresses.1.from_date',
    'other_foreign_addresses.1.to_date',
  ]);
});
