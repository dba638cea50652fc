import { type EvidenceMap, i485FormDataSchema, i765FormDataSchema } from '@puente/contract';
import { expect, it } from 'vitest';
import { findFieldByPdfName, getCatalogue } from '../catalogues/index.ts';
import { type FieldWrite, toI485Writes, toI765Writes } from '../filling/index.ts';
import { inventPaper } from './testing/invented-paper.ts';
import { toI485FormData } from './to-i485-form-data.ts';
import { toI765FormData } from './to-i765-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');

/** The filled form as a perfect reader would give it back. */
const toPaper = (form: 'I-485' | 'I-765', edition: string, writes: readonly FieldWrite[]) => {
  const catalogue = getCatalogue(form, edition);
  const boxes = writes.flatMap((write): (readonly [string, string | true])[] => {
    const id = findFieldByPdfName(catalogue, write.name)?.id ?? '';
    if ('value' in write) return [[id, write.value]];
    return write.on === null ? [] : [[id, true]];
  });
  return inventPaper(Object.fromEntries(boxes), { form, edition, source: 'form-field', score: 0.999 });
};

const asI485Paper = (data: unknown) =>
  toPaper('I-485', '01/20/25', toI485Writes(i485FormDataSchema.parse(data), { today }).writes);
const asI765Paper = (data: unknown) =>
  toPaper('I-765', '08/21/25', toI765Writes(i765FormDataSchema.parse(data), { today }).writes);

/** Paths with a value and no evidence. A list of marks is one answer. */
const findUnproven = (value: unknown, evidence: EvidenceMap, path = ''): string[] => {
  if (value === '' || value === null) return [];
  if (typeof value !== 'object' || path.endsWith('.race'))
    return evidence[path] || (Array.isArray(value) && value.length === 0) ? [] : [path];
  return Object.entries(value).flatMap(([key, child]) =>
    findUnproven(child, evidence, path === '' ? key : `${path}.${key}`),
  );
};

const home = { street: '77 Cedar Avenue', apt_number: '5C', city: 'Dayton', state: 'OH', zip_code: '45402' };
const full = {
  biographic_information: {
    full_name: { family_name: 'Okafor Lindqvist', given_name: 'Amara', middle_name: 'Ines' },
    a_number: '087654321',
    uscis_account_number: '123456789012',
    ssn: '456127890',
    date_of_birth: '03/07/1988',
    sex: 'Female',
    citizenship_country: 'Nigeria',
    place_of_birth: { city: 'Enugu', country: 'Nigeria' },
    last_arrival_date: '10/02/2019',
    i_94_number: '12345678A01',
    physical_address: home,
    mailing_address: {
      street: 'PO Box 4410',
      apt_number: '',
      city: 'Dayton',
      state: 'OH',
      zip_code: '45401',
    },
  },
  address_history_5_years: [
    { ...home, country: 'USA', from_date: '05/01/2023', to_date: 'Present' },
    {
      street: '9 Palm Court',
      apt_number: 'Ste 200',
      city: 'Miami',
      state: 'FL',
      zip_code: '33101',
      country: 'USA',
      from_date: '11/2019',
      to_date: '04/2023',
    },
  ],
  last_foreign_address: {
    street: '14 Ogui Road',
    apt_number: '',
    city: 'Enugu',
    state: 'Enugu State',
    zip_code: '400001',
    country: 'Nigeria',
    from_date: '01/2010',
    to_date: '09/30/2019',
  },
  employment_and_education_history_5_years: [
    {
      employer_or_school: 'Cedar Bakery',
      address: {
        street: '3 Mill Road, Apt 12',
        city: 'Dayton',
        state: 'OH',
        zip_code: '45402',
        country: 'USA',
      },
      occupation_or_field_of_study: 'Baker',
      from_date: '06/2023',
      to_date: 'Present',
    },
    {
      employer_or_school: 'Enugu Girls College',
      address: { street: '2 College Road', city: 'Enugu', state: 'Enugu State', country: 'Nigeria' },
      occupation_or_field_of_study: 'Student',
      from_date: '09/2012',
      to_date: '06/2016',
    },
  ],
  parents: [
    {
      full_name: { family_name: 'Okafor', given_name: 'Ngozi', middle_name: '' },
      date_of_birth: '02/11/1960',
      country_of_birth: 'Nigeria',
    },
    {
      full_name: { family_name: 'Lindqvist', given_name: 'Karl', middle_name: 'Erik' },
      date_of_birth: '',
      country_of_birth: 'Sweden',
    },
  ],
  children: [
    {
      full_name: 'Tobi Emeka Lindqvist',
      date_of_birth: '06/15/2012',
      country_of_birth: 'Nigeria',
      is_applying_with_applicant: true,
      a_number: '011222333',
    },
    {
      full_name: 'Ada Lindqvist',
      date_of_birth: '01/30/2015',
      country_of_birth: 'Nigeria',
      is_applying_with_applicant: false,
    },
  ],
  marital_history: {
    current_marital_status: 'Married',
    current_spouse: {
      full_name: { family_name: 'Mbeki', given_name: 'Jonah', middle_name: '' },
      a_number: '044555666',
      date_of_birth: '09/09/1985',
      country_of_birth: 'Ghana',
      date_of_marriage: '07/04/2018',
      place_of_marriage: { city: 'Accra', state: 'Greater Accra', country: 'Ghana' },
    },
    prior_marriages: [
      {
        former_spouse_name: 'Samuel Okoro',
        end_date: '03/03/2016',
        end_reason: 'Death of spouse',
        place_of_marriage: 'Enugu, Enugu State, Nigeria',
      },
    ],
  },
  biographic_characteristics: {
    ethnicity: 'Not Hispanic or Latino',
    race: ['White', 'Black or African American'],
    height: { feet: '5', inches: '0' },
    weight_lbs: '98',
    eye_color: 'Hazel',
    hair_color: 'Bald',
  },
  other_names: [
    { family_name: 'Okafor', given_name: 'Amara', middle_name: '' },
    { family_name: 'Mbeki', given_name: 'Amara', middle_name: 'Ines' },
  ],
  last_arrival: { city: 'Newark', state: 'NJ', status: 'Visitor', status_expires: 'D/S' },
  passport: { number: 'B01234567', country: 'Nigeria', expiration_date: '01/02/2031' },
  contact: { daytime_phone: '9375550142', mobile_phone: '9375550199', email: 'amara@example.org' },
};

it('gives back from a filled I-485 all I-485 data that has a box', () => {
  const { formData, evidence, notes } = toI485FormData(asI485Paper(full), { today });
  expect(formData).toEqual(i485FormDataSchema.parse(full));
  expect(findUnproven(formData, evidence)).toEqual([]);
  expect(notes).toEqual([
    'passport.number: P1.10.passport-number: the number may be that of a travel document',
  ]);
});

it('gives back a mailing address that is the same as the physical one, with evidence', () => {
  const same = {
    ...full,
    biographic_information: { ...full.biographic_information, mailing_address: home },
  };
  const { formData, evidence } = toI485FormData(asI485Paper(same), { today });
  expect(formData.biographic_information.mailing_address).toEqual(home);
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('takes no state of the United States for an address abroad', () => {
  const address = {
    'P1.18.abroad-city': 'Enugu',
    'P1.18.abroad-country': 'Nigeria',
    'P1.18.abroad-state': 'WV',
  };
  const { formData } = toI485FormData(inventPaper(address, { form: 'I-485' }));
  expect(formData.last_foreign_address).toMatchObject({ city: 'Enugu', state: '', country: 'Nigeria' });
});

it('says that Part 14 is not carried over, and takes nothing from it', () => {
  const children = [...full.children, { full_name: 'Ife Lindqvist', date_of_birth: '05/05/2018' }];
  const { formData, notes } = toI485FormData(asI485Paper({ ...full, children }), { today });
  expect(formData.children).toHaveLength(2);
  expect(notes.join('\n')).toContain('Part 14');
});

it('carries neither a category nor an answer on eligibility nor the way of entry from an I-485', () => {
  const { fields } = getCatalogue('I-485', '01/20/25');
  const legal = fields.filter(({ part, id }) => ['P2', 'P3', 'P9'].includes(part) || id.startsWith('P1.11.'));
  const boxes = Object.fromEntries(
    legal.map(({ id, kind }) => [id, kind === 'checkbox' ? (true as const) : 'Text']),
  );
  const paper = inventPaper(boxes, { form: 'I-485' });
  for (const result of [toI485FormData(paper), toI765FormData(paper)]) {
    expect(result.evidence).toEqual({});
    expect(findUnproven(result.formData, {})).toEqual([]);
  }
});

const i765 = {
  applicant_last_name: 'Okafor Lindqvist',
  applicant_first_name: 'Amara',
  applicant_middle_name: 'Ines',
  other_names: full.other_names,
  date_of_birth: '03/07/1988',
  sex: 'Female',
  marital_status: 'Married',
  citizenship_country: 'Nigeria, Sweden',
  place_of_birth: { city: 'Enugu', state_province: 'Enugu State', country: 'Nigeria' },
  alien_registration_number: '087654321',
  uscis_account_number: '123456789012',
  social_security_number: '456127890',
  mailing_address: { street: 'PO Box 4410', apt_suite_floor: '', city: 'Dayton', state: 'OH', zip: '45401' },
  physical_address: {
    street: '77 Cedar Avenue',
    apt_suite_floor: '5C',
    city: 'Dayton',
    state: 'OH',
    zip: '45402',
  },
  applicant_daytime_phone: '9375550142',
  applicant_mobile_phone: '9375550199',
  applicant_email: 'amara@example.org',
  i94_number: '12345678A01',
  current_immigration_status: 'Asylee',
  sevis_number: 'N1234567890',
  passport_number: 'B01234567',
  travel_document_number: 'T7654321',
  passport_issuing_country: 'Nigeria',
  passport_expiration_date: '01/02/2031',
  last_entry_date: '10/02/2019',
  last_entry_place: 'Newark NJ',
  last_entry_status: 'Visitor',
};

it('gives back from a filled I-765 all I-765 data that has a box, without the category', () => {
  const paper = asI765Paper({ ...i765, eligibility_category: '(c)(8)' });
  const { formData, evidence } = toI765FormData(paper, { today });
  expect(formData).toEqual(i765FormDataSchema.parse(i765));
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('carries a filled I-765 into the I-485', () => {
  const { formData, evidence } = toI485FormData(asI765Paper(i765), { today });
  const { place_of_birth, ...person } = full.biographic_information;
  expect(formData.biographic_information).toEqual({
    ...person,
    place_of_birth,
    citizenship_country: 'Nigeria, Sweden',
  });
  expect(formData.last_arrival).toEqual({
    city: 'Newark',
    state: 'NJ',
    status: 'Visitor',
    status_expires: '',
  });
  expect(formData.passport.travel_document_number).toBe('T7654321');
  expect(formData.contact).toEqual(full.contact);
  expect(formData.marital_history.current_marital_status).toBe('Married');
  expect(formData.biographic_characteristics.race).toEqual([]);
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('carries a filled I-485 into the I-765', () => {
  const { formData, evidence } = toI765FormData(asI485Paper(full), { today });
  expect(formData).toEqual(
    i765FormDataSchema.parse({
      ...i765,
      citizenship_country: 'Nigeria',
      place_of_birth: full.biographic_information.place_of_birth,
      current_immigration_status: '',
      sevis_number: '',
      travel_document_number: '',
      last_entry_place: 'Newark, NJ',
    }),
  );
  expect(evidence.passport_number?.confidence).toBe('medium');
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('leaves the marital status of the I-765 open for a legal separation', () => {
  const paper = inventPaper({ 'P6.1.separated': true }, { form: 'I-485' });
  expect(toI485FormData(paper).formData.marital_history.current_marital_status).toBe('Separated');
  const { formData, evidence, notes } = toI765FormData(paper);
  expect(formData.marital_status).toBe('');
  expect(evidence).toEqual({});
  expect(notes.join('\n')).toContain('separated');
});
