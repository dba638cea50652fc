import type { BoxSpec } from '../../checks/box-rule.ts';
import { wasUsedAtLastArrival } from './check-passport.ts';

const toNameBoxes = <const Path extends string>(path: Path, id: string) =>
  [
    {
      pattern: `${path}.family_name`,
      id: `${id}.family-name`,
      asks: 'name',
    },
    { pattern: `${path}.given_name`, id: `${id}.given-name`, asks: 'name' },
    {
      pattern: `${path}.middle_name`,
      id: `${id}.middle-name`,
      asks: 'name',
    },
  ] as const;

const toAddressBoxes = <const Path extends string>(path: Path, id: string) =>
  [
    { pattern: `${path}.street`, id: `${id}street` },
    { pattern: `${path}.city`, id: `${id}city` },
  ] as const;

const toHistoryBoxes = <const Path extends string>(path: Path, id: string) =>
  [
    { pattern: `${path}.street`, id: `${id}street` },
    { pattern: `${path}.city`, id: `${id}city` },
    { pattern: `${path}.country`, id: `${id}country`, asks: 'country' },
  ] as const;

/** Item 10 takes the passport of the last arrival alone. */
function toPassportBoxes<const Path extends string>(path: Path, used: boolean) {
  const isWritten = (data: unknown) => wasUsedAtLastArrival(data) === used;
  return [
    {
      pattern: `${path}.number`,
      id: 'P1.10.passport-number',
      isWritten,
    },
    {
      pattern: `${path}.country`,
      id: 'P1.10.passport-country',
      asks: 'country',
      isWritten,
    },
  ] as const;
}

/** Where an answer goes whose box may be too narrow for it or lack its letters. */
export const i485Boxes: ReadonlyArray<BoxSpec> = [
  ...toNameBoxes('biographic_information.full_name', 'P1.1'),
  ...toNameBoxes('other_names.*', 'P1.2.row-1'),
  ...toNameBoxes('parents.*.full_name', 'P5.1'),
  ...toNameBoxes('marital_history.current_spouse.full_name', 'P6.4'),
  ...toNameBoxes('marital_history.prior_marriages.*.name', 'P6.11'),
  ...toNameBoxes('children.*.name', 'P7.2'),
  ...toAddressBoxes('biographic_information.physical_address', 'P1.18.physical-'),
  ...toAddressBoxes('biographic_information.mailing_address', 'P1.18.mailing-'),
  {
    pattern: 'biographic_information.mail_in_care_of',
    id: 'P1.18.mailing-in-care-of',
    asks: 'name',
  },
  ...toHistoryBoxes('address_history_5_years.*', 'P1.18.prior-'),
  ...toHistoryBoxes('last_foreign_address', 'P1.18.abroad-'),
  ...toHistoryBoxes('other_foreign_addresses.*', 'P1.18.abroad-'),
  ...toHistoryBoxes('employment_and_education_history_5_years.*.address', 'P4.7.'),
  {
    pattern: 'biographic_information.place_of_birth.city',
    id: 'P1.7.city',
  },
  {
    pattern: 'biographic_information.place_of_birth.country',
    id: 'P1.7.country',
    asks: 'country',
  },
  {
    pattern: 'biographic_information.citizenship_country',
    id: 'P1.8.citizenship',
    asks: 'citizenship',
  },
  ...toPassportBoxes('passport', true),
  ...toPassportBoxes('arrival_passport', false),
  { pattern: 'last_arrival.city', id: 'P1.10.arrival-city' },
  {
    pattern: 'last_arrival.status',
    id: 'P1.12.status',
    asks: 'i94-status',
  },
  {
    pattern: 'employment_and_education_history_5_years.*.employer_or_school',
    id: 'P4.7.name',
  },
  {
    pattern: 'employment_and_education_history_5_years.*.occupation_or_field_of_study',
    id: 'P4.7.occupation',
  },
  {
    pattern: 'parents.*.country_of_birth',
    id: 'P5.4.country-of-birth',
    asks: 'country',
  },
  {
    pattern: 'children.*.country_of_birth',
    id: 'P7.2.country-of-birth',
    asks: 'country',
  },
  { pattern: 'contact.email', id: 'P10.3.email' },
];
