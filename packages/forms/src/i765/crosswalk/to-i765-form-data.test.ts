import { describe, expect, it } from 'vitest';
import { listMissing } from '../../checks/index.ts';
import { fullPaper, inventPaper } from '../../drafting/testing/invented-paper.ts';
import { emptyI765FormData, i765FormDataSchema } from '../data.ts';
import { toI765FormData } from './to-i765-form-data.ts';

const today = new Date('2026-05-20T12:00:00Z');

describe('the I-589 to I-765 crosswalk', () => {
  const { formData, evidence } = toI765FormData(inventPaper(fullPaper), { today });

  it('carries the same facts under the I-765 keys', () => {
    expect(formData).toMatchObject({
      applicant_last_name: 'Núñez Paz',
      alien_registration_number: '012345678',
      social_security_number: '123456789',
      sex: 'Female',
      marital_status: 'Married',
      place_of_birth: { city: 'Tela', state_province: 'Atlántida', country: 'Honduras' },
      mailing_address: {
        street: '12 Elm Street',
        apt_suite_floor: '4B',
        city: 'Tampa',
        state: 'FL',
        zip: '33602',
      },
      physical_address: { street: '12 Elm Street', apt_suite_floor: '4B' },
      applicant_daytime_phone: '2125550187',
      passport_number: 'H012345',
      last_entry_place: 'Laredo, Texas',
      last_entry_status: 'Paroled',
      mother_first_name: 'Rosa',
      mother_last_name: 'Paz',
      father_first_name: 'Julio',
      father_last_name: 'Núñez Paz',
    });
    expect(i765FormDataSchema.parse(formData)).toEqual(formData);
  });

  it('has evidence for every value under its own path', () => {
    const paths = (node: unknown, path = ''): string[] => {
      if (node === '' || node === null) return [];
      if (typeof node !== 'object') return [path];
      return Object.entries(node).flatMap(([key, value]) => paths(value, path ? `${path}.${key}` : key));
    };
    expect(paths(formData).sort()).toEqual(Object.keys(evidence).sort());
  });

  it('never takes the category or the current status from the paper', () => {
    expect([formData.eligibility_category, formData.current_immigration_status]).toEqual(['', '']);
  });

  it('tells a father from a mother who is not on the paper', () => {
    const alone = toI765FormData(inventPaper({ 'A.III.5.father.full-name': 'Julio Paz' }), {
      today,
    }).formData;
    expect(alone).toEqual({ ...emptyI765FormData(), father_first_name: 'Julio', father_last_name: 'Paz' });
  });

  it('notes blanks under its own paths', () => {
    const { notes } = toI765FormData(inventPaper({ 'A.I.1.a-number': '12', 'A.III.2.row-1.from': 'x' }), {
      today,
    });
    expect(notes).toEqual([expect.stringMatching(/^alien_registration_number: /)]);
  });
});

it('claims nothing of an I-589 without answers, and asks for what the I-765 needs', () => {
  const { formData, evidence, notes } = toI765FormData(inventPaper({}), { today });
  expect(formData).toEqual(emptyI765FormData());
  expect([evidence, notes]).toEqual([{}, []]);
  const missing = listMissing('I-765', formData, { today });
  expect(missing).toContain('applicant_last_name');
  expect(missing).toContain('eligibility_category');
});
