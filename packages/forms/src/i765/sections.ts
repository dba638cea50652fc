import type { I765FormData } from '@puente/contract';
import { group, nameFields, type SectionOf } from '../answers/field-spec.ts';

const address = <Prefix extends string>(prefix: Prefix) =>
  [
    { path: `${prefix}.street`, label: 'street' },
    { path: `${prefix}.apt_suite_floor`, label: 'apt' },
    { path: `${prefix}.city`, label: 'city' },
    { path: `${prefix}.state`, label: 'state', hint: 'state' },
    { path: `${prefix}.zip`, label: 'zip', kind: 'digits', hint: 'zip' },
  ] as const;

const applicant: SectionOf<I765FormData> = {
  title: 'applicant',
  required: true,
  parts: [
    group('name', [
      { path: 'applicant_last_name', label: 'familyName' },
      { path: 'applicant_first_name', label: 'givenName' },
      { path: 'applicant_middle_name', label: 'middleName' },
    ]),
    { kind: 'list', title: 'otherNames', path: 'other_names', entry: 'name', fields: nameFields('') },
    group('numbers', [
      { path: 'alien_registration_number', label: 'aNumber', kind: 'digits', hint: 'nineDigits' },
      { path: 'uscis_account_number', label: 'uscisAccount', kind: 'digits', hint: 'twelveDigits' },
      { path: 'social_security_number', label: 'ssn', kind: 'digits', hint: 'nineDigits' },
    ]),
    group('birth', [
      { path: 'date_of_birth', label: 'dateOfBirth', kind: 'date', past: true },
      { path: 'sex', label: 'sex', kind: 'select', options: ['Male', 'Female'] },
      {
        path: 'marital_status',
        label: 'maritalStatus',
        kind: 'select',
        options: ['Single', 'Married', 'Divorced', 'Widowed'],
      },
      { path: 'citizenship_country', label: 'citizenship' },
      { path: 'place_of_birth.city', label: 'birthCity' },
      { path: 'place_of_birth.state_province', label: 'birthState' },
      { path: 'place_of_birth.country', label: 'birthCountry' },
    ]),
  ],
};

const immigration: SectionOf<I765FormData> = {
  title: 'immigration',
  parts: [
    group('category', [{ path: 'eligibility_category', label: 'eligibility', hint: 'category' }]),
    group('numbers', [
      { path: 'i94_number', label: 'i94', hint: 'elevenCharacters' },
      { path: 'sevis_number', label: 'sevis' },
      { path: 'current_immigration_status', label: 'currentStatus' },
    ]),
    group('passport', [
      { path: 'passport_number', label: 'passportNumber' },
      { path: 'travel_document_number', label: 'travelDocument' },
      { path: 'passport_issuing_country', label: 'passportCountry' },
      { path: 'passport_expiration_date', label: 'passportExpires', kind: 'date' },
    ]),
    group('arrival', [
      { path: 'last_entry_date', label: 'arrivalDate', kind: 'date', past: true },
      { path: 'last_entry_place', label: 'arrivalPlace' },
      { path: 'last_entry_status', label: 'arrivalStatus' },
    ]),
  ],
};

/** The I-765 review: five sections. */
export const i765Sections: ReadonlyArray<SectionOf<I765FormData>> = [
  applicant,
  {
    title: 'address',
    parts: [
      group('mailing', [{ path: 'mail_in_care_of', label: 'inCareOf' }, ...address('mailing_address')]),
      group('physical', address('physical_address')),
    ],
  },
  {
    title: 'contact',
    parts: [
      group('contact', [
        { path: 'applicant_daytime_phone', label: 'daytimePhone', kind: 'phone', hint: 'tenDigits' },
        { path: 'applicant_mobile_phone', label: 'mobilePhone', kind: 'phone', hint: 'tenDigits' },
        { path: 'applicant_email', label: 'email', kind: 'email' },
      ]),
    ],
  },
  immigration,
  {
    title: 'family',
    parts: [
      group('parents', [
        { path: 'father_last_name', label: 'fatherLast', hint: 'keptOnly' },
        { path: 'father_first_name', label: 'fatherFirst', hint: 'keptOnly' },
        { path: 'mother_last_name', label: 'motherLast', hint: 'keptOnly' },
        { path: 'mother_first_name', label: 'motherFirst', hint: 'keptOnly' },
      ]),
    ],
  },
];
