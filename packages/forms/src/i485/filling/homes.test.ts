import { describe, expect, it } from 'vitest';
import { i485 } from '../../filling/testing/editions.ts';
import { createRandom } from '../../filling/testing/random.ts';
import { i485FormDataSchema } from '../data.ts';
import { toI485Writes } from './to-i485-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');
const home = { street: '12 Elm St', city: 'Tulsa', state: 'OK', zip_code: '74104' };
const here = { ...home, country: 'USA', from_date: '03/10/2026', to_date: 'Present' };
const abroad = (city: string, from_date: string, to_date: string, country = 'Mexico') => ({
  street: 'Calle 1',
  city,
  country,
  from_date,
  to_date,
});

/** Text boxes by the end of their name, and everything said in Part 14. */
function fill(homes: object) {
  const data = i485FormDataSchema.parse({ biographic_information: { physical_address: home }, ...homes });
  const { writes, moved, continuation } = toI485Writes(data, { catalogue: i485, today });
  const box = (name: string): string => {
    const write = writes.find((one) => one.name.endsWith(`.Pt1Line18${name}[0]`));
    return write && 'value' in write ? write.value : '';
  };
  return { box, more: [...moved, ...continuation].map(({ text }) => text).join('\n') };
}

describe('the most recent address outside the United States of more than one year', () => {
  const tapachula = abroad('Tapachula', '12/02/2025', '03/01/2026');
  const huehue = abroad('Huehuetenango', '05/06/2011', '11/28/2025', 'Guatemala');

  it('is the home of 14 years, not the three months on the way; those go to Part 14', () => {
    const { box, more } = fill({
      address_history_5_years: [here],
      last_foreign_address: tapachula,
      other_foreign_addresses: [huehue],
    });
    expect([box('_RecentCity'), box('_RecentDateFrom'), box('_RecentDateTo')]).toEqual([
      'Huehuetenango',
      '05/06/2011',
      '11/28/2025',
    ]);
    expect(more).toContain('Tapachula, Mexico, 12/02/2025 - 03/01/2026');
    expect(more).not.toContain('Huehuetenango');
  });

  it('is chosen by its dates, not by its place in the list', () => {
    const { box, more } = fill({
      last_foreign_address: abroad('Lima', '01/01/2001', '02/02/2010', 'Peru'),
      other_foreign_addresses: [abroad('Quito', '03/03/2010', '04/04/2020', 'Ecuador')],
    });
    expect(box('_RecentCity')).toBe('Quito');
    expect(more).toContain('Lima');
  });

  it('may be a row of the five years', () => {
    const { box } = fill({
      address_history_5_years: [
        here,
        { ...home, street: '5 Pine Rd', country: 'USA', from_date: '01/15/2025', to_date: '03/10/2026' },
        abroad('Lima', '01/10/2020', '01/14/2025', 'Peru'),
      ],
      last_foreign_address: abroad('Cusco', '01/10/2001', '01/09/2020', 'Peru'),
    });
    expect(box('_PriorStreetName')).toBe('5 Pine Rd');
    expect(box('_RecentCity')).toBe('Lima');
  });

  it('is not repeated when it is the prior address already', () => {
    const lima = abroad('Lima', '01/10/2020', '03/09/2026', 'Peru');
    const { box, more } = fill({
      address_history_5_years: [here, lima],
      last_foreign_address: { ...lima, from_date: '' },
      other_foreign_addresses: [abroad('Cusco', '01/10/2001', '01/09/2020', 'Peru')],
    });
    expect(box('_PriorCity')).toBe('Lima');
    expect(box('_RecentCity')).toBe('');
    expect(more).toContain('Cusco');
    expect(more).not.toContain('Lima');
  });

  it.each([
    ['months exactly a year apart', '02/2024', '02/2025'],
    ['no dates', '', ''],
    ['an end before its start', '04/2025', '02/2024'],
  ])('stays open for %s, though an older one is long enough', (_, from, to) => {
    const { box, more } = fill({
      last_foreign_address: abroad('Tapachula', from, to),
      other_foreign_addresses: [abroad('Lima', '01/10/2001', '01/09/2020', 'Peru')],
    });
    expect(box('_RecentCity')).toBe('');
    expect(more).toContain('Tapachula');
    expect(more).toContain('Lima');
  });

  it.each([
    ['02/15/2024', '02/15/2025', ''],
    ['02/15/2024', '02/16/2025', 'Lima'],
    ['02/2024', '03/2025', 'Lima'],
    ['03/2024', '02/2025', ''],
  ])('from %s to %s gives %j', (from, to, city) => {
    expect(fill({ last_foreign_address: abroad('Lima', from, to, 'Peru') }).box('_RecentCity')).toBe(city);
  });

  it('is no row in the United States, which goes to Part 14', () => {
    const { box, more } = fill({
      last_foreign_address: { ...home, city: 'Reno', state: 'NV', country: 'USA', from_date: '01/01/2015' },
    });
    expect(box('_RecentCity')).toBe('');
    expect(more).toContain('Reno');
  });
});

describe('the prior address of the last five years', () => {
  const row = (city: string, from_date: string, to_date: string) => ({
    ...home,
    city,
    country: 'USA',
    from_date,
    to_date,
  });

  it('is the latest of the past rows, whatever their order', () => {
    const rows = [row('Reno', '01/05/2022', '06/01/2023'), row('Waco', '06/02/2023', '03/09/2026'), here];
    const { box, more } = fill({ address_history_5_years: rows });
    expect(box('_PriorCity')).toBe('Waco');
    expect(box('_Date')).toBe('03/10/2026');
    expect(more).toContain('Reno');
  });

  it.each([
    ['11/19/2021', ''],
    ['11/20/2021', 'Reno'],
    ['10/2021', ''],
    ['11/2021', 'Reno'],
  ])('that ended on %s is %j', (to, city) => {
    const { box, more } = fill({ address_history_5_years: [here, row('Reno', '01/05/2019', to)] });
    expect(box('_PriorCity')).toBe(city);
    if (city === '') expect(more).toContain('Reno');
  });
});

describe('drawn homes', () => {
  const count = (text: string) => {
    const [month = 0, year = 0] = text.split('/').map(Number);
    return year * 12 + month;
  };

  it.each(Array.from({ length: 40 }, (_, index) => 301 + index))(
    'fill the box for abroad by its question and lose none (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      const month = () => `${String(random.integer(1, 12)).padStart(2, '0')}/${random.integer(2008, 2025)}`;
      const draw = () => {
        const [one, two] = [month(), month()];
        const [from, to] = count(one) <= count(two) ? [one, two] : [two, one];
        return abroad(random.word(), from, to, random.pick(['Peru', 'Mexico', 'USA']));
      };
      const homes = Array.from({ length: random.integer(1, 3) }, draw);
      const rows = Array.from({ length: random.integer(0, 3) }, draw);
      const { box, more } = fill({
        last_foreign_address: homes[0],
        other_foreign_addresses: homes.slice(1),
        address_history_5_years: [here, ...rows],
      });
      const printed = `${box('_PriorCity')} ${box('_RecentCity')} ${more}`;
      for (const { city } of [...homes, ...rows]) expect(printed.split(city)).toHaveLength(2);

      const outside = [...homes, ...rows].filter(({ country }) => country !== 'USA');
      const mayCount = outside.filter(({ from_date, to_date }) => count(to_date) - count(from_date) >= 12);
      const latest = Math.max(...mayCount.map(({ to_date }) => count(to_date)));
      const chosen = outside.find(({ city }) => city === box('_RecentCity'));
      if (chosen) {
        expect(count(chosen.to_date) - count(chosen.from_date)).toBeGreaterThan(12);
        expect(count(chosen.to_date)).toBe(latest);
      } else {
        const last = mayCount.find(({ to_date }) => count(to_date) === latest);
        const isOpen = last && count(last.to_date) - count(last.from_date) === 12;
        expect(last === undefined || isOpen || last.city === box('_PriorCity')).toBe(true);
      }
    },
  );
});
