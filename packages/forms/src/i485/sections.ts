import type { I485FormData } from '@puente/contract';
import {
  ethnicities,
  eyeColors,
  hairColors,
  maritalStatuses,
  marriageEndReasons,
  races,
} from '@puente/contract';
import { group, monthRange, nameFields, type SectionOf } from '../answers/field-spec.ts';

const bio = 'biographic_information.';
const spouse = 'marital_history.current_spouse.';
const body = 'biographic_characteristics.';
const usedAtLastArrival = 'passport.used_at_last_arrival';

const usAddress = <Prefix extends string>(prefix: Prefix) =>
  [
    { path: `${prefix}.street`, label: 'street' },
    { path: `${prefix}.apt_number`, label: 'apt' },
    { path: `${prefix}.city`, label: 'city' },
    { path: `${prefix}.state`, label: 'state', hint: 'state' },
    { path: `${prefix}.zip_code`, label: 'zip', kind: 'digits', hint: 'zip' },
  ] as const;

const anyAddress = <Prefix extends string>(prefix: Prefix) =>
  [
    { path: `${prefix}street`, label: 'street' },
    { path: `${prefix}apt_number`, label: 'apt' },
    { path: `${prefix}city`, label: 'city' },
    { path: `${prefix}state`, label: 'stateOrProvince' },
    { path: `${prefix}zip_code`, label: 'zipOrPostal' },
    { path: `${prefix}country`, label: 'country' },
  ] as const;

const biographic: SectionOf<I485FormData> = {
  title: 'biographic',
  parts: [
    group('name', nameFields(`${bio}full_name.`)),
    { kind: 'list', title: 'otherNames', path: 'other_names', entry: 'name', fields: nameFields('') },
    group('numbers', [
      { path: `${bio}a_number`, label: 'aNumber', kind: 'digits', hint: 'nineDigits' },
      { path: `${bio}uscis_account_number`, label: 'uscisAccount', kind: 'digits', hint: 'twelveDigits' },
      { path: `${bio}ssn`, label: 'ssn', kind: 'digits', hint: 'nineDigits' },
    ]),
    group('birth', [
      { path: `${bio}date_of_birth`, label: 'dateOfBirth', kind: 'date', past: true },
      { path: `${bio}sex`, label: 'sex', kind: 'select', options: ['Male', 'Female'] },
      { path: `${bio}citizenship_country`, label: 'citizenship' },
      { path: `${bio}place_of_birth.city`, label: 'birthCity' },
      { path: `${bio}place_of_birth.country`, label: 'birthCountry' },
    ]),
    group('arrival', [
      { path: `${bio}last_arrival_date`, label: 'arrivalDate', kind: 'date', past: true },
      { path: 'last_arrival.city', label: 'arrivalCity' },
      { path: 'last_arrival.state', label: 'arrivalState', hint: 'state' },
      { path: 'last_arrival.status', label: 'arrivalStatus' },
      { path: 'last_arrival.status_expires', label: 'arrivalStatusExpires', kind: 'date-or-ds' },
      { path: `${bio}i_94_number`, label: 'i94', hint: 'elevenCharacters' },
    ]),
    group('passport', [
      { path: 'passport.number', label: 'passportNumber' },
      { path: 'passport.travel_document_number', label: 'travelDocument' },
      { path: 'passport.country', label: 'passportCountry' },
      { path: 'passport.expiration_date', label: 'passportExpires', kind: 'date' },
      { path: usedAtLastArrival, label: 'arrivedWith', kind: 'yes-no', hint: 'arrivedWith' },
    ]),
    group(
      'arrivalPassport',
      [
        { path: 'arrival_passport.number', label: 'arrivalDocument', hint: 'arrivalDocument' },
        { path: 'arrival_passport.country', label: 'passportCountry' },
        { path: 'arrival_passport.expiration_date', label: 'passportExpires', kind: 'date' },
      ],
      { onlyWhen: { path: usedAtLastArrival, is: 'no' } },
    ),
    group('contact', [
      { path: 'contact.daytime_phone', label: 'daytimePhone', kind: 'phone', hint: 'tenDigits' },
      { path: 'contact.mobile_phone', label: 'mobilePhone', kind: 'phone', hint: 'tenDigits' },
      { path: 'contact.email', label: 'email', kind: 'email' },
    ]),
    group('filing', [{ path: 'filing_category', label: 'filingCategory', hint: 'filingCategory' }]),
  ],
};

const marital: SectionOf<I485FormData> = {
  title: 'marital',
  parts: [
    group('status', [
      {
        path: 'marital_history.current_marital_status',
        label: 'maritalStatus',
        kind: 'select',
        options: maritalStatuses,
      },
    ]),
    group('spouse', [
      ...nameFields(`${spouse}full_name.`),
      { path: `${spouse}a_number`, label: 'aNumber', kind: 'digits', hint: 'nineDigits' },
      { path: `${spouse}date_of_birth`, label: 'dateOfBirth', kind: 'date', past: true },
      { path: `${spouse}country_of_birth`, label: 'birthCountry' },
      { path: `${spouse}date_of_marriage`, label: 'marriageDate', kind: 'date', past: true },
      { path: `${spouse}place_of_marriage.city`, label: 'marriageCity' },
      { path: `${spouse}place_of_marriage.state`, label: 'marriageState' },
      { path: `${spouse}place_of_marriage.country`, label: 'marriageCountry' },
    ]),
    {
      kind: 'list',
      title: 'prior',
      path: 'marital_history.prior_marriages',
      entry: 'marriage',
      fields: [
        { path: 'former_spouse_name', label: 'formerSpouse', kind: 'name-line' },
        ...nameFields('name.'),
        { path: 'end_date', label: 'marriageEnded', kind: 'date', past: true },
        { path: 'end_reason', label: 'howEnded', kind: 'select', options: marriageEndReasons },
        { path: 'place_of_marriage', label: 'marriagePlace' },
      ],
    },
  ],
};

const characteristics: SectionOf<I485FormData> = {
  title: 'characteristics',
  parts: [
    group('background', [
      {
        path: `${body}ethnicity`,
        label: 'ethnicity',
        kind: 'select',
        options: ethnicities,
        hint: 'personal',
      },
      { path: `${body}race`, label: 'race', kind: 'checks', options: races, hint: 'personal' },
    ]),
    group('body', [
      { path: `${body}height.feet`, label: 'heightFeet', kind: 'digits' },
      { path: `${body}height.inches`, label: 'heightInches', kind: 'digits' },
      { path: `${body}weight_lbs`, label: 'weight', kind: 'digits' },
      { path: `${body}eye_color`, label: 'eyes', kind: 'select', options: eyeColors, hint: 'personal' },
      { path: `${body}hair_color`, label: 'hair', kind: 'select', options: hairColors, hint: 'personal' },
    ]),
  ],
};

/** The I-485 review: eight sections. */
export const i485Sections: ReadonlyArray<SectionOf<I485FormData>> = [
  biographic,
  {
    title: 'addresses',
    parts: [
      group('mailing', [
        { path: `${bio}mail_in_care_of`, label: 'inCareOf' },
        ...usAddress(`${bio}mailing_address`),
      ]),
      group('physical', usAddress(`${bio}physical_address`)),
    ],
  },
  {
    title: 'addressHistory',
    parts: [
      group(
        'days',
        [
          {
            path: 'first_of_month_accepted',
            label: 'datesWithoutDay',
            kind: 'accept',
            accept: 'firstOfMonth',
          },
        ],
        { onlyWhenSaid: 'first_of_month_accepted' },
      ),
      {
        kind: 'list',
        title: 'history',
        path: 'address_history_5_years',
        entry: 'address',
        fields: [...anyAddress(''), ...monthRange('')],
        endPath: 'to_date',
      },
      group('foreign', [...anyAddress('last_foreign_address.'), ...monthRange('last_foreign_address.')], {
        path: 'last_foreign_address',
      }),
      {
        kind: 'list',
        title: 'otherForeign',
        path: 'other_foreign_addresses',
        entry: 'foreignAddress',
        fields: [...anyAddress(''), ...monthRange('')],
      },
    ],
  },
  {
    title: 'employment',
    parts: [
      {
        kind: 'list',
        title: 'jobs',
        path: 'employment_and_education_history_5_years',
        entry: 'employment',
        fields: [
          { path: 'employer_or_school', label: 'employer' },
          { path: 'occupation_or_field_of_study', label: 'occupation' },
          ...anyAddress('address.').filter((field) => field.label !== 'apt'),
          { path: 'full_time_or_part_time', label: 'fullTime', hint: 'keptOnly' },
          ...monthRange(''),
        ],
        endPath: 'to_date',
      },
    ],
  },
  {
    title: 'parents',
    parts: [
      {
        kind: 'list',
        title: 'parents',
        path: 'parents',
        entry: 'parent',
        fields: [
          ...nameFields('full_name.'),
          { path: 'date_of_birth', label: 'dateOfBirth', kind: 'date', past: true },
          { path: 'country_of_birth', label: 'birthCountry' },
          { path: 'citizenship_country', label: 'citizenship', hint: 'keptOnly' },
          { path: 'current_city_country_of_residence', label: 'residence', hint: 'keptOnly' },
        ],
      },
    ],
  },
  marital,
  {
    title: 'children',
    parts: [
      {
        kind: 'list',
        title: 'children',
        path: 'children',
        entry: 'child',
        fields: [
          { path: 'full_name', label: 'childName', kind: 'name-line' },
          ...nameFields('name.'),
          { path: 'date_of_birth', label: 'dateOfBirth', kind: 'date', past: true },
          { path: 'country_of_birth', label: 'birthCountry' },
          { path: 'a_number', label: 'aNumber', kind: 'digits', hint: 'nineDigits' },
          { path: 'current_address', label: 'childAddress', hint: 'keptOnly' },
          { path: 'is_applying_with_applicant', label: 'childApplying', kind: 'yes-no', hint: 'personal' },
        ],
      },
    ],
  },
  characteristics,
];
