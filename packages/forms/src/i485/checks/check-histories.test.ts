import { describe, expect, it } from 'vitest';
import { i485FormDataSchema } from '../data.ts';
import { checkHistories } from './check-histories.ts';

const today = new Date('2026-11-20T00:00:00Z');
const check = (input: object) =>
  checkHistories(i485FormDataSchema.parse(input), today).map(({ path, code, params }) => ({
    path,
    code,
    ...params,
  }));

describe('checking five years of addresses and jobs', () => {
  it('accepts rows that meet in one month and reach back five years', () => {
    expect(
      check({
        address_history_5_years: [
          { from_date: '03/2024', to_date: 'Present' },
          { from_date: '11/2021', to_date: '03/2024' },
        ],
      }),
    ).toEqual([]);
  });

  it('names the months that no row covers, up to today', () => {
    expect(
      check({
        employment_and_education_history_5_years: [
          { from_date: '01/2025', to_date: '09/2026' },
          { from_date: '01/2015', to_date: '10/2024' },
        ],
      }),
    ).toEqual([
      {
        path: 'employment_and_education_history_5_years',
        code: 'history-gap',
        from: '11/2024',
        to: '12/2024',
      },
      {
        path: 'employment_and_education_history_5_years',
        code: 'history-gap',
        from: '10/2026',
        to: '11/2026',
      },
    ]);
  });

  it('names two rows that share more than one month', () => {
    const rows = [
      { from_date: '01/2023', to_date: 'Present' },
      { from_date: '01/2015', to_date: '02/2023' },
    ];
    expect(check({ address_history_5_years: rows })).toEqual([
      {
        path: 'address_history_5_years.1',
        code: 'history-overlap',
        row: '2',
        other: '1',
        from: '01/2023',
        to: '02/2023',
      },
    ]);
  });

  it('names a present address that is not the physical one, apart from spelling', () => {
    const biographic_information = { physical_address: { street: '123 Oak St', city: 'Tulsa', state: 'OK' } };
    const row = (street: string) => ({
      street,
      city: 'TULSA',
      country: 'USA',
      from_date: '01/2015',
      to_date: 'Present',
    });
    expect(check({ biographic_information, address_history_5_years: [row('123 Oak Street')] })).toEqual([]);
    expect(check({ biographic_information, address_history_5_years: [row('9 Elm Ave')] })).toEqual([
      { path: 'address_history_5_years.0', code: 'present-address-differs' },
    ]);
  });
});
