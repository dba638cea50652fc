import { describe, expect, it } from 'vitest';
import { answers, type Change, type Look, nothing, tell, verdictAt } from './testing/look.ts';

describe('entries', () => {
  const first = 'p1-13-was-last-arrival-first-time-in-u-s';

  it('tells a last arrival before the signing that the paper has not as a contradiction', () => {
    const arrive: Change = ({ biographic_information: bio }) => {
      bio.last_arrival_date = '03/01/2023';
    };
    expect(tell(arrive)).toEqual([['p1-10-date-of-last-arrival', 'contradicts']]);
  });

  it('asks of the same entry the same place, and of a later one nothing', () => {
    const place: Change = (data) => {
      data.last_arrival.city = 'Miami';
    };
    expect(tell(place)).toEqual([['p1-10-city-and-state-of-last-arrival', 'contradicts']]);
    const later: Change = (data) => {
      place(data);
      data.biographic_information.last_arrival_date = '05/14/2026';
    };
    expect(tell(later)).toEqual([['p1-10-date-of-last-arrival', 'changed']]);
  });

  it('counts earlier entries of the paper against a first arrival', () => {
    expect(verdictAt(answers('P1.13.yes'), first, {}, 'entry')).toBe('contradicts');
    expect(verdictAt(answers('P1.13.no'), first, {}, 'entry')).toBe('same');
    const single: Look = { without: ['A.I.19.c.row-2.date'] };
    expect(verdictAt(answers('P1.13.no'), first, single, 'entry')).toBe('contradicts');
    expect(verdictAt(answers('P1.13.yes'), first, single, 'entry')).toBe('same');
  });

  it('holds a return that was told against a first arrival', () => {
    const told: Look = { boxes: { 'C.4.yes': true }, without: ['C.4.no', 'A.I.19.c.row-2.date'] };
    expect(verdictAt(answers('P1.13.yes'), first, told, 'return')).toBe('contradicts');
    expect(verdictAt(answers('P1.13.no'), first, told, 'return')).toBe('same');
    expect(verdictAt(nothing, first, told, 'return')).toBe('not-answered');
  });
});

describe('homes', () => {
  const prior = 'p1-18-one-prior-address-in-last-five-years';
  const now = 'p1-18-current-u-s-home-address';
  const abroad = 'p1-18-latest-foreign-home-lived-in-over-a-year';
  const reno = { street: '4410 Birch Court', apt_number: '', city: 'Reno', state: 'NV', zip_code: '89501' };
  const move =
    (from_date: string): Change =>
    (data) => {
      data.biographic_information.physical_address = { ...reno };
      data.address_history_5_years.push({ ...reno, country: 'USA', from_date, to_date: 'Present' });
    };
  const stay =
    (from_date: string, to_date: string, country = 'USA', city = 'Reno'): Change =>
    (data) => {
      data.address_history_5_years.push({
        ...reno,
        state: country === 'USA' ? 'NV' : '',
        zip_code: '',
        city,
        country,
        from_date,
        to_date,
      });
    };

  it('tells a move since as changed, and a home since before the signing as a contradiction', () => {
    expect(verdictAt(move('03/2025'), now)).toBe('changed');
    expect(verdictAt(move('02/2023'), now)).toBe('contradicts');
  });

  it('tells the end of the home of then as changed when it came since', () => {
    const end =
      (to_date: string): Change =>
      ({ address_history_5_years: [row] }) => {
        if (row) row.to_date = to_date;
      };
    expect(tell(end('03/2025')).map(([, verdict]) => verdict)).toEqual(['changed']);
    expect(tell(end('01/2023')).map(([, verdict]) => verdict)).toEqual(['contradicts']);
  });

  it('tells a home in a time that the paper fills as a contradiction, in an open one as not said before', () => {
    expect(tell(stay('12/2022', '04/2023'))).toEqual([[prior, 'contradicts']]);
    expect(tell(stay('02/2004', '11/2006'))).toEqual([[prior, 'not-said-before']]);
    expect(tell(stay('02/2024', '11/2024'))).toEqual([[prior, 'changed']]);
  });

  it('tells a home of the last five years that is gone, and none that is not asked for any more', () => {
    const drop: Change = (data) => {
      data.address_history_5_years = data.address_history_5_years.filter(({ city }) => city !== 'Tampa');
      data.biographic_information.physical_address = { ...reno };
    };
    expect(tell(drop)).toContainEqual([prior, 'contradicts']);
    const old: Look = {
      boxes: {
        'A.III.2.row-2.street': '5 Pine St',
        'A.III.2.row-2.city': 'Waco',
        'A.III.2.row-2.province': 'TX',
        'A.III.2.row-2.country': 'USA',
        'A.III.2.row-2.from': '01/2008',
        'A.III.2.row-2.to': '12/2009',
      },
    };
    const forget: Change = (data) => {
      data.address_history_5_years = data.address_history_5_years.filter(({ city }) => city !== 'Waco');
    };
    expect(tell(forget, old)).toEqual([]);
  });

  it('takes abbreviations, units in other words and a ZIP code more for the same home', () => {
    const write: Change = ({ address_history_5_years: [row] }) => {
      if (row)
        Object.assign(row, {
          street: '12 ELM ST.',
          apt_number: '# 4B',
          zip_code: '33602',
          country: 'U.S.A.',
        });
    };
    expect(tell(write)).toEqual([]);
  });

  it('tells another town abroad at the same time as a contradiction', () => {
    const write: Change = (data) => {
      for (const row of [data.address_history_5_years[1], data.last_foreign_address])
        if (row) Object.assign(row, { city: 'Villanueva', street: 'Pasaje 9' });
    };
    const found = tell(write);
    expect(found.length).toBeGreaterThan(0);
    for (const [, verdict] of found) expect(verdict).toBe('contradicts');
  });

  it('holds a home in a third country, or back home after an entry, against a no', () => {
    const third = stay('01/2007', '11/2008', 'Ecuador', 'Guayaquil');
    expect(verdictAt(third, abroad, {}, 'third-country')).toBe('contradicts');
    const told: Look = { boxes: { 'C.2.A.yes': true }, without: ['C.2.A.no'] };
    expect(verdictAt(third, abroad, told, 'third-country')).toBe('same');
    expect(verdictAt(nothing, abroad, told, 'third-country')).toBe('not-answered');
    const back = 'p1-13-was-last-arrival-first-time-in-u-s';
    expect(verdictAt(stay('12/2022', '02/2023', 'Honduras', 'Yoro'), back, {}, 'return')).toBe('contradicts');
    expect(verdictAt(stay('12/2024', '02/2025', 'Honduras', 'Yoro'), back, {}, 'return')).toBe('changed');
  });
});

describe('work', () => {
  const name = 'p4-7-name-of-employer-company-or-school';
  const job =
    (employer_or_school: string, from_date: string, to_date: string): Change =>
    (data) => {
      data.employment_and_education_history_5_years.push({
        employer_or_school,
        address: { street: '', city: 'Reno', state: 'NV', zip_code: '', country: 'USA' },
        occupation_or_field_of_study: 'Cleaner',
        full_time_or_part_time: '',
        from_date,
        to_date,
      });
    };
  const change =
    (values: Readonly<Record<string, string>>): Change =>
    ({ employment_and_education_history_5_years: [row] }) => {
      if (row) Object.assign(row, values);
    };

  it('tells a job since as changed and one of before as not said', () => {
    expect(tell(job('Northwind', '03/2025', 'Present'))).toEqual([[name, 'changed']]);
    expect(tell(job('Northwind', '01/2021', '06/2021'))).toEqual([[name, 'not-said-before']]);
  });

  it('tells other dates, another employer and, of a job that went on, other work', () => {
    expect(tell(change({ from_date: '06/2022' }))).toEqual([['p4-7-from-and-to-dates', 'contradicts']]);
    expect(tell(change({ to_date: '06/2025' }))).toEqual([['p4-7-from-and-to-dates', 'changed']]);
    expect(tell(change({ employer_or_school: 'Pinnacle' }))).toEqual([[name, 'contradicts']]);
    expect(tell(change({ occupation_or_field_of_study: 'Cashier' }))).toEqual([
      ['p4-7-your-occupation-there', 'changed'],
    ]);
    expect(
      tell(change({ employer_or_school: 'PANADERIA SOL', occupation_or_field_of_study: 'Head baker' })),
    ).toEqual([]);
  });

  it('tells a job that is gone as a contradiction', () => {
    expect(tell((data) => data.employment_and_education_history_5_years.shift())).toEqual([
      [name, 'contradicts'],
    ]);
  });
});
