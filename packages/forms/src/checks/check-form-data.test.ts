import { describe, expect, it } from 'vitest';
import { emptyI485FormData, i485FormDataSchema } from '../i485/data.ts';
import { emptyI765FormData, i765FormDataSchema } from '../i765/data.ts';
import { isZipOfState } from '../values/zip-ranges.ts';
import { checkFormData } from './check-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');

describe('checking form data before filing', () => {
  it('finds nothing in empty form data', () => {
    expect(checkFormData('I-485', emptyI485FormData(), { today })).toEqual([]);
    expect(checkFormData('I-765', emptyI765FormData(), { today })).toEqual([]);
  });

  it('names numbers of a wrong shape', () => {
    const data = i765FormDataSchema.parse({
      alien_registration_number: '12345',
      social_security_number: '912345678',
      i94_number: '1234567890',
      applicant_daytime_phone: '555-1234',
      sevis_number: 'N123',
      eligibility_category: 'asylum',
    });
    const warnings = checkFormData('I-765', data, { today });
    expect(warnings.map(({ code }) => code)).toEqual([
      'a-number-format',
      'ssn-format',
      'i94-format',
      'phone-format',
      'sevis-format',
      'category-format',
    ]);
    expect(warnings.map(({ path }) => path)).toEqual([
      'alien_registration_number',
      'social_security_number',
      'i94_number',
      'applicant_daytime_phone',
      'sevis_number',
      'eligibility_category',
    ]);
  });

  it('asks whether the passport is the one of the last arrival, until there is an answer', () => {
    const check = (passport: object) =>
      checkFormData('I-485', i485FormDataSchema.parse({ passport }), { today }).map(({ path }) => path);
    expect(check({ country: 'Peru' })).toEqual(['passport.used_at_last_arrival']);
    expect(check({ country: 'Peru', used_at_last_arrival: true })).toEqual([]);
    expect(check({ country: 'Peru', used_at_last_arrival: false })).toEqual([]);
  });

  it('names a ZIP code of another state, and only for U.S. addresses', () => {
    const data = i485FormDataSchema.parse({
      biographic_information: { physical_address: { state: 'TX', zip_code: '11201' } },
      address_history_5_years: [
        { state: 'Lima', zip_code: '1', country: 'Peru' },
        { state: 'NY', zip_code: '1120', country: 'USA' },
        { state: 'Nowhere', country: 'USA' },
      ],
    });
    expect(checkFormData('I-485', data, { today }).map(({ path, code }) => [path, code])).toEqual([
      ['biographic_information.physical_address.zip_code', 'zip-state-mismatch'],
      ['address_history_5_years.1.zip_code', 'zip-format'],
      ['address_history_5_years.2.state', 'state-unknown'],
    ]);
  });

  it('asks which words of a name in one line are which, until the parts say so', () => {
    const name = { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: '' };
    const data = i485FormDataSchema.parse({
      children: [{ full_name: 'Juan Pérez Tzul', name }, { full_name: 'Sukarno' }, { date_of_birth: '' }],
      marital_history: { prior_marriages: [{ former_spouse_name: 'Ana Luz de la Cruz Ixil' }] },
    });
    expect(
      checkFormData('I-485', data, { today }).map(({ path, code, params }) => [path, code, params]),
    ).toEqual([
      ['children.1.full_name', 'name-in-one-line', {}],
      ['marital_history.prior_marriages.0.former_spouse_name', 'name-in-one-line', {}],
      ['children.0.name.family_name', 'box-changes-text', { written: 'Perez Tzul' }],
    ]);
  });

  it.each([
    ['77029', 'TX'],
    ['11212', 'NY'],
    ['20915', 'MD'],
    ['00901', 'PR'],
    ['96799', 'AS'],
    ['83414', 'WY'],
  ])('knows that %s lies in %s', (zip, state) => {
    expect(isZipOfState(zip, state)).toBe(true);
    expect(isZipOfState(zip, 'IA')).toBe(false);
  });
});
