import { describe, expect, it } from 'vitest';
import { i485FormDataSchema } from '../i485/data.ts';
import { checkDates } from './check-dates.ts';
import { checksOf } from './checks-of.ts';

const today = new Date('2026-11-20T00:00:00Z');
const check = (input: object): Array<readonly [string, string]> =>
  checkDates(checksOf('I-485'), i485FormDataSchema.parse(input), today).map(({ path, code }) => [path, code]);

describe('checking dates', () => {
  it('accepts real dates, months of a history, Present, Unknown and D/S', () => {
    expect(
      check({
        biographic_information: { date_of_birth: '02/29/2000' },
        address_history_5_years: [{ from_date: '03/2021', to_date: 'Present' }],
        parents: [{ date_of_birth: 'Unknown' }],
        last_arrival: { status_expires: 'D/S' },
        passport: { expiration_date: '01/01/2031' },
      }),
    ).toEqual([]);
  });

  it('names days that do not exist and texts that are no date', () => {
    expect(
      check({
        biographic_information: { date_of_birth: '02/30/2000', last_arrival_date: 'spring 2020' },
        address_history_5_years: [{ from_date: '13/2021' }],
      }),
    ).toEqual([
      ['biographic_information.date_of_birth', 'date-impossible'],
      ['biographic_information.last_arrival_date', 'date-format'],
      ['address_history_5_years.0.from_date', 'date-impossible'],
    ]);
  });

  it('names a birth in the future and a birth date without a day', () => {
    expect(
      check({
        biographic_information: { date_of_birth: '11/21/2026' },
        children: [{ date_of_birth: '11/20/2026' }, { date_of_birth: '05/2015' }],
      }),
    ).toEqual([
      ['biographic_information.date_of_birth', 'date-future'],
      ['children.1.date_of_birth', 'date-format'],
    ]);
  });

  it('names a period that ends before it starts', () => {
    expect(check({ address_history_5_years: [{ from_date: '04/2015', to_date: '02/2015' }] })).toEqual([
      ['address_history_5_years.0.to_date', 'range-reversed'],
    ]);
  });
});
