import { describe, expect, it } from 'vitest';
import { fullPaper, inventPaper, type PaperOptions } from '../../drafting/testing/invented-paper.ts';
import { emptyI485FormData, i485FormDataSchema } from '../data.ts';
import { toI485FormData } from './to-i485-form-data.ts';

const today = new Date('2026-05-20T12:00:00Z');
const carry = (boxes: Readonly<Record<string, string | true>>, options?: PaperOptions) =>
  toI485FormData(inventPaper(boxes, options), { today });

/** Paths of everything in the form data that is not empty, but for what only the person can accept. */
function listFilledPaths(node: unknown, path = ''): string[] {
  if (node === '' || node === null || path === 'first_of_month_accepted') return [];
  if (typeof node !== 'object') return [path];
  return Object.entries(node).flatMap(([key, value]) =>
    listFilledPaths(value, path ? `${path}.${key}` : key),
  );
}

describe('the I-589 to I-485 crosswalk', () => {
  const full = carry(fullPaper);
  const { formData, evidence } = full;
  const biographic = formData.biographic_information;

  it('fills who the applicant is', () => {
    expect(biographic).toMatchObject({
      full_name: { family_name: 'Núñez Paz', given_name: 'Ada', middle_name: '' },
      a_number: '012345678',
      ssn: '123456789',
      uscis_account_number: '',
      date_of_birth: '03/07/1988',
      sex: 'Female',
      citizenship_country: 'Honduras',
      place_of_birth: { city: 'Tela', country: 'Honduras' },
      last_arrival_date: '10/02/2022',
      i_94_number: '123456789A1',
      physical_address: {
        street: '12 Elm Street',
        apt_number: '4B',
        city: 'Tampa',
        state: 'FL',
        zip_code: '33602',
      },
    });
    expect(formData.other_names).toEqual([{ family_name: 'Paz', given_name: 'Ada', middle_name: '' }]);
    expect(formData.contact.daytime_phone).toBe('2125550187');
    expect(formData.last_arrival).toEqual({
      city: 'Laredo',
      state: 'TX',
      status: 'Paroled',
      status_expires: 'D/S',
    });
    expect(formData.passport).toMatchObject({ number: 'H012345', expiration_date: '01/02/2031' });
  });

  it('repeats the residence as the mailing address, with the evidence of the residence', () => {
    expect(biographic.mailing_address).toEqual(biographic.physical_address);
    expect(evidence['biographic_information.mailing_address.city']).toEqual(
      evidence['biographic_information.physical_address.city'],
    );
  });

  it('keeps every history row in its order, present job before school', () => {
    const [here, abroad] = formData.address_history_5_years;
    expect(here).toMatchObject({
      street: '12 Elm Street',
      apt_number: '4B',
      state: 'FL',
      country: 'USA',
      from_date: '11/2022',
      to_date: 'Present',
    });
    expect(abroad).toMatchObject({
      street: 'Calle 3 #5',
      apt_number: '',
      state: 'Nord',
      country: 'Honduras',
    });
    expect(
      formData.employment_and_education_history_5_years.map((entry) => entry.employer_or_school),
    ).toEqual(['Panadería Sol', 'Instituto Triunfo']);
    expect(formData.employment_and_education_history_5_years[0]?.address).toMatchObject({
      city: 'Tampa',
      state: 'FL',
    });
    expect(formData.last_foreign_address?.city).toBe('Tela');
  });

  it('fills the family: mother then father, Part A.II then Supplement A', () => {
    expect(formData.parents.map((parent) => parent.full_name)).toEqual([
      { family_name: 'Paz', given_name: 'Rosa', middle_name: 'Elena' },
      { family_name: 'Núñez Paz', given_name: 'Julio', middle_name: '' },
    ]);
    expect(formData.parents.map((parent) => parent.current_city_country_of_residence)).toEqual([
      '',
      'TELA, Honduras',
    ]);
    expect(formData.children.map((child) => child.full_name)).toEqual([
      'Elena Suazo Núñez',
      'Mateo Suazo Núñez',
    ]);
    expect(formData.children[0]?.is_applying_with_applicant).toBeNull();
    expect(formData.marital_history).toMatchObject({
      current_marital_status: 'Married',
      current_spouse: {
        full_name: { family_name: 'Suazo' },
        date_of_marriage: '06/05/2012',
        country_of_birth: 'Honduras',
      },
    });
  });

  it('is valid form data in which every value has evidence and every evidence a value', () => {
    expect(i485FormDataSchema.parse(formData)).toEqual(formData);
    const evidenced = new Set(Object.keys(evidence));
    const filled = listFilledPaths(formData);
    expect(filled.length).toBeGreaterThan(70);
    expect(filled.filter((path) => !evidenced.has(path))).toEqual([]);
    const whole = /^parents\.\d\.full_name$/;
    expect([...evidenced].filter((path) => !filled.includes(path) && !whole.test(path))).toEqual([]);
  });

  it('keeps the text as read, its place and source, and the score with the certainty of the transform', () => {
    expect(evidence['biographic_information.a_number']).toMatchObject({
      page: 1,
      text: 'A012-345-678',
      score: 0.99,
      confidence: 'high',
      source: 'ocr',
    });
    expect(evidence['parents.0.full_name.family_name']?.confidence).toBe('low');
    expect(evidence['contact.daytime_phone']?.box[2]).toBeGreaterThan(0.15);
  });

  it('never answers what only the person may answer', () => {
    expect(formData.biographic_characteristics).toEqual(emptyI485FormData().biographic_characteristics);
    expect(formData.filing_category).toBe('');
  });
});

describe('what the crosswalk does with doubt', () => {
  it('makes nothing of an empty paper', () => {
    expect(carry({})).toEqual({ formData: emptyI485FormData(), evidence: {}, notes: [], general: [] });
  });

  it('makes nothing of words for none', () => {
    const ids = Object.entries(fullPaper).flatMap(([id, value]) =>
      value === true ? [] : [[id, 'N/A'] as const],
    );
    expect(carry(Object.fromEntries(ids)).formData).toEqual(emptyI485FormData());
  });

  it('takes a misread N/A for no value, but keeps a name that may be one', () => {
    const middle = (last: string, options?: PaperOptions) =>
      carry({ 'A.I.4.last-name': last, 'A.I.6.middle-name': 'NIA', 'A.I.8.apt-number': 'N|A' }, options)
        .formData.biographic_information.full_name.middle_name;
    expect(middle('Paz')).toBe('');
    expect(middle('PAZ')).toBe('NIA');
    expect(middle('Paz', { source: 'form-field' })).toBe('NIA');
  });

  it('leaves blank, notes and shows what it cannot understand', () => {
    const { formData, evidence, notes } = carry({
      'A.I.1.a-number': '12',
      'A.I.12.date-of-birth': '31/31/1990',
    });
    expect(formData).toEqual(emptyI485FormData());
    expect(Object.keys(evidence).sort()).toEqual([
      'biographic_information.a_number',
      'biographic_information.date_of_birth',
    ]);
    expect(evidence['biographic_information.date_of_birth']).toMatchObject({
      text: '31/31/1990',
      confidence: 'low',
      score: 0,
    });
    expect(notes).toHaveLength(2);
    expect(notes.join()).not.toContain('31/31/1990');
  });

  it('leaves blank and notes writing that cannot be read', () => {
    const { formData, evidence, notes } = carry({}, { unclear: ['A.I.4.last-name', 'A.I.10.male'] });
    expect(formData).toEqual(emptyI485FormData());
    for (const path of ['full_name.family_name', 'sex'])
      expect(evidence[`biographic_information.${path}`]).toMatchObject({
        text: '',
        confidence: 'low',
        page: 1,
      });
    expect(notes).toEqual([
      expect.stringContaining('biographic_information.full_name.family_name'),
      expect.stringContaining('biographic_information.sex'),
    ]);
  });

  it('does not repeat the residence when the mailing box has writing that cannot be read', () => {
    const { formData } = carry({ 'A.I.8.city': 'Tampa' }, { unclear: ['A.I.9.street'] });
    expect(formData.biographic_information.mailing_address.city).toBe('');
  });

  it('takes item 9 alone when it is filled, and the residence when it says same', () => {
    const residence = { 'A.I.8.street': '12 Elm St', 'A.I.8.city': 'Tampa' };
    expect(
      carry({ ...residence, 'A.I.9.city': 'Ocala' }).formData.biographic_information.mailing_address,
    ).toMatchObject({ street: '', city: 'Ocala' });
    expect(
      carry({ ...residence, 'A.I.9.street': 'Same' }).formData.biographic_information.mailing_address.city,
    ).toBe('Tampa');
  });

  it('takes no answer from two marks', () => {
    const { formData, evidence, notes } = carry({ 'A.I.10.male': true, 'A.I.10.female': true });
    expect(formData.biographic_information.sex).toBe('');
    expect(evidence['biographic_information.sex']).toMatchObject({ text: '', score: 0 });
    expect(notes).toHaveLength(1);
  });

  it('never takes the country of birth from the nationality', () => {
    const { formData } = carry({ 'A.I.13.place-of-birth': 'Tela', 'A.I.14.nationality': 'Honduras' });
    expect(formData.biographic_information.place_of_birth).toEqual({ city: 'Tela', country: '' });
  });

  it('doubts ambiguous dates on a paper that writes days first', () => {
    const { evidence } = carry({
      'A.I.12.date-of-birth': '03/04/1990',
      'A.I.22.passport-expires': '25/12/2030',
    });
    expect(evidence['biographic_information.date_of_birth']?.confidence).toBe('low');
  });

  it('reads the 2020 edition by the same ids', () => {
    const { formData } = carry(
      { 'A.I.10.male': true, 'A.II.child-1.last-name': 'Paz' },
      { edition: '08/25/20' },
    );
    expect(formData.biographic_information.sex).toBe('Male');
    expect(formData.children).toHaveLength(1);
  });
});
