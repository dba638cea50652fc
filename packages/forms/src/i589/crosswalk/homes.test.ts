import { describe, expect, it } from 'vitest';
import { inventPaper, type PaperOptions } from '../../drafting/testing/invented-paper.ts';
import { toI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';

const today = new Date('2026-05-20T12:00:00Z');
const carry = (boxes: Readonly<Record<string, string>>, options?: PaperOptions) =>
  toI485FormData(inventPaper(boxes, options), { today });
const row = (id: string, [city, province, country, from, to]: readonly string[]) =>
  Object.fromEntries(
    Object.entries({ city, province, country, from, to }).flatMap(([column, text]) =>
      text ? [[`${id}.${column}`, text]] : [],
    ),
  );
const tapachula = ['Tapachula', 'Chiapas', 'Mexico', '12/2025', '03/2026'];
const huehue = ['Huehuetenango', '', 'Guatemala', '05/2011', '11/2025'];
const reno = ['Reno', 'Nevada', 'USA', '01/2015', '02/2016'];

describe('the last addresses abroad of the I-589', () => {
  it('are both carried, each with its evidence', () => {
    const { formData, evidence } = carry({
      ...row('A.III.1.row-1', tapachula),
      ...row('A.III.1.row-2', huehue),
    });
    expect(formData.last_foreign_address).toMatchObject({ city: 'Tapachula', country: 'Mexico' });
    expect(formData.other_foreign_addresses).toMatchObject([
      { city: 'Huehuetenango', country: 'Guatemala', from_date: '05/2011', to_date: '11/2025' },
    ]);
    expect(evidence['other_foreign_addresses.0.city']).toMatchObject({ text: 'Huehuetenango' });
    expect(evidence['other_foreign_addresses.0.to_date']).toMatchObject({ text: '11/2025' });
  });

  it('have no row of single signs, which are tails of the letters above, unless a person typed them', () => {
    const boxes = { ...row('A.III.1.row-1', tapachula), ...row('A.III.1.row-2', ['V', 'v']) };
    expect(carry(boxes).formData.other_foreign_addresses).toEqual([]);
    const typed = carry(boxes, { source: 'form-field' }).formData;
    expect(typed.other_foreign_addresses).toMatchObject([{ city: 'V', state: 'v' }]);
    const unread = carry(boxes, { unclear: ['A.III.1.row-2.country'] }).formData;
    expect(unread.other_foreign_addresses).toHaveLength(1);
  });

  it('doubt what is no state of a residence in the United States, and mend a misread name', () => {
    const { formData, evidence } = carry({
      ...row('A.III.2.row-1', ['Tulsa', 'T', 'USA']),
      ...row('A.III.2.row-2', ['Reno', 'Nevado', 'USA']),
    });
    expect(formData.address_history_5_years.map(({ state }) => state)).toEqual(['T', 'NV']);
    expect(evidence['address_history_5_years.0.state']?.confidence).toBe('low');
    expect(evidence['address_history_5_years.1.state']?.score).toBeLessThan(0.99);
  });

  it('have no row of two signs a box that nobody is sure of', () => {
    const boxes = row('A.III.1.row-1', ['LU', '', 'U']);
    expect(carry(boxes, { score: 0.2 }).formData.last_foreign_address).toBeNull();
    expect(carry(boxes).formData.last_foreign_address).toMatchObject({ city: 'LU' });
    const named = row('A.III.1.row-1', ['LU', '', 'Cuba']);
    expect(carry(named, { score: 0.2 }).formData.last_foreign_address).toMatchObject({ city: 'LU' });
  });

  it('leave a row in the United States to the residences, and say so', () => {
    const { formData, evidence, notes } = carry({
      ...row('A.III.1.row-1', reno),
      ...row('A.III.1.row-2', huehue),
      ...row('A.III.2.row-1', ['Tulsa', 'OK', 'USA', '03/2026', 'Present']),
    });
    expect(formData.last_foreign_address).toMatchObject({ city: 'Huehuetenango' });
    expect(formData.other_foreign_addresses).toEqual([]);
    expect(formData.address_history_5_years.map(({ city }) => city)).toEqual(['Tulsa', 'Reno']);
    expect(evidence['address_history_5_years.1.city']).toMatchObject({ text: 'Reno' });
    expect(notes.join()).toContain('address_history_5_years.1: A.III.1.row-1 is in the United States');
  });

  it('do not list a row in the United States twice', () => {
    const { formData } = carry({
      ...row('A.III.1.row-1', ['RENO', 'Nevada', 'USA']),
      ...row('A.III.2.row-1', reno),
    });
    expect(formData.address_history_5_years).toHaveLength(1);
    expect(formData.last_foreign_address).toBeNull();
  });

  it('are in the United States by the state when no country is written', () => {
    const { formData } = carry(row('A.III.1.row-1', ['Reno', 'Nevada', '']));
    expect(formData.last_foreign_address).toBeNull();
    expect(formData.address_history_5_years).toMatchObject([{ city: 'Reno', state: 'NV' }]);
  });
});

describe('an uploaded I-485', () => {
  const on = { form: 'I-485' } as const;

  it('leaves an address in the United States in the box for abroad to the residences', () => {
    const { formData } = carry({ 'P1.18.abroad-city': 'Reno', 'P1.18.abroad-state': 'NV' }, on);
    expect(formData.last_foreign_address).toBeNull();
    expect(formData.address_history_5_years).toMatchObject([{ city: 'Reno', state: 'NV' }]);
  });

  it.each([
    [{ 'P4.7.kind': 'Cedar Bakery' }, 'Cedar Bakery'],
    [{ 'P4.7.kind': 'Employer', 'P4.7.name': 'Cedar Bakery' }, 'Cedar Bakery'],
    [{ 'P4.7.kind': 'School', 'P4.7.occupation': 'Student' }, ''],
  ])('names the employer of %j', (boxes, name) => {
    const [job] = carry(boxes, on).formData.employment_and_education_history_5_years;
    expect(job?.employer_or_school).toBe(name);
  });
});
