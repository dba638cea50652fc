import { describe, expect, it } from 'vitest';
import { getCatalogue } from '../editions/index.ts';
import { i485FormDataSchema } from '../i485/data.ts';
import { listDayDates } from '../i485/filling/list-day-dates.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { i765FormDataSchema } from '../i765/data.ts';
import { toI765Writes } from '../i765/filling/to-i765-writes.ts';
import { i485, i765 } from './testing/editions.ts';
import { createRandom } from './testing/random.ts';
import { makeI485, plausibleText } from './testing/random-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');
const home = { street: '12 Elm St', city: 'Tulsa', state: 'OK', country: 'USA' };
const lima = { street: 'Calle 1', city: 'Lima', country: 'Peru' };
const homes = {
  address_history_5_years: [
    { ...home, from_date: '11/2024', to_date: 'Present' },
    { ...home, street: '5 Pine Rd', from_date: '01/15/2022', to_date: '10/2024' },
  ],
  last_foreign_address: { ...lima, from_date: '3/2011', to_date: '12/2021' },
  employment_and_education_history_5_years: [
    { employer_or_school: 'Bakery', address: { country: 'USA' }, from_date: '12/2024', to_date: 'Present' },
    { employer_or_school: 'Mill', address: { country: 'Peru' }, from_date: '05/01/2015', to_date: '2019' },
  ],
};

function fill(input: object) {
  const result = toI485Writes(i485FormDataSchema.parse(input), { catalogue: i485, today });
  const byName = new Map(result.writes.map((write) => [write.name, 'value' in write ? write.value : 'X']));
  const { fields } = getCatalogue('I-485', '01/20/25');
  const box = (id: string): string =>
    byName.get(fields.find((field) => field.id === id)?.pdfName ?? '') ?? '';
  const more = [...result.moved, ...result.continuation].map(
    ({ page, part, item, text }) => `${page}/${part}/${item} ${text}`,
  );
  return { box, more, result };
}

describe('a month where the form asks for a day', () => {
  it('leaves the box blank and says the month in Part 14', () => {
    const { box, more } = fill(homes);
    for (const id of ['P1.18.physical-since', 'P1.18.prior-to', 'P1.18.abroad-from', 'P4.7.from', 'P4.8.to'])
      expect(box(id), id).toBe('');
    expect([box('P1.18.prior-from'), box('P4.7.to'), box('P4.8.from')]).toEqual([
      '01/15/2022',
      'PRESENT',
      '05/01/2015',
    ]);
    expect(more).toEqual([
      '4/1/18 Current address: since 11/2024; day not known',
      '4/1/18 Prior address: to 10/2024; day not known',
      '4/1/18 Address outside the United States: from 03/2011, to 12/2021; day not known',
      '8/4/7 Employer or school: from 12/2024; day not known',
      '9/4/8 Employer or school outside the United States: to 2019; day not known',
    ]);
  });

  it('writes the first of the month once the person accepts it, and says so in Part 14 for each place', () => {
    const { box, more, result } = fill({ ...homes, first_of_month_accepted: true });
    expect(box('P1.18.physical-since')).toBe('11/01/2024');
    expect([box('P1.18.prior-from'), box('P1.18.prior-to')]).toEqual(['01/15/2022', '10/01/2024']);
    expect([box('P1.18.abroad-from'), box('P1.18.abroad-to')]).toEqual(['03/01/2011', '12/01/2021']);
    expect([box('P4.7.from'), box('P4.7.to')]).toEqual(['12/01/2024', 'PRESENT']);
    const stands = 'approximate: the day is not known; the first of the month stands for it';
    expect(more).toEqual([
      `4/1/18 Current address: since 11/2024; ${stands}`,
      `4/1/18 Prior address: to 10/2024; ${stands}`,
      `4/1/18 Address outside the United States: from 03/2011, to 12/2021; ${stands}`,
      `8/4/7 Employer or school: from 12/2024; ${stands}`,
      '9/4/8 Employer or school outside the United States: to 2019; day not known',
    ]);
    expect(result.adjusted).toContainEqual({
      path: 'last_foreign_address.from_date',
      from: '3/2011',
      to: '03/01/2011',
    });
  });

  it('never makes a day of a birth, a marriage or a passport, accepted or not', () => {
    const { box, more } = fill({
      first_of_month_accepted: true,
      biographic_information: { date_of_birth: '05/1990' },
      marital_history: { current_marital_status: 'Married', current_spouse: { date_of_marriage: '06/2012' } },
    });
    expect([box('P1.3.date-of-birth'), box('P6.9.date')]).toEqual(['', '']);
    expect(more).toEqual(
      ['2/1/3 Date of birth: 05/1990; day not known', '11/6/9 Date: 06/2012; day not known'].map((line) =>
        expect.stringContaining(line.slice(line.indexOf(' '))),
      ),
    );
  });

  it('goes to Part 6 of the I-765, which asks for whole dates alone', () => {
    const data = i765FormDataSchema.parse({ last_entry_date: '05/2023' });
    const { writes, moved } = toI765Writes(data, { catalogue: i765, today });
    expect(moved).toEqual([expect.objectContaining({ text: 'Arrival date: 05/2023; day not known' })]);
    expect(writes.filter((write) => 'value' in write && /^0?5\/2023$/.test(write.value))).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, index) => 901 + index))(
    'never reaches a box that asks for a day (seed %i)',
    (seed) => {
      const sizes = { addresses: 3, jobs: 3, parents: 2, children: 2, priorMarriages: 1, otherNames: 0 };
      for (const first_of_month_accepted of [false, true]) {
        const drawn = makeI485(createRandom(seed), sizes, plausibleText);
        const { box } = fill({ ...drawn, first_of_month_accepted });
        const dates = getCatalogue('I-485', '01/20/25').fields.filter(
          ({ valueKind }) => valueKind === 'date',
        );
        for (const { id } of dates) expect(box(id), id).toMatch(/^(\d{2}\/\d{2}\/\d{4}|PRESENT|)$/);
        const months = listDayDates({ ...drawn, first_of_month_accepted }, today).filter(
          ({ isMonth }) => isMonth,
        );
        expect(months.length).toBeGreaterThan(0);
        for (const { id } of months) expect(box(id) === '', id).toBe(!first_of_month_accepted);
      }
    },
  );
});
