import {
  type BoxRule,
  nameLetters,
  slashedLetters,
  streetCharacters,
  wordLetters,
} from '../../checks/box-rule.ts';
import { wasUsedAtLastArrival } from './check-passport.ts';

const toNameRules = (path: string, id: string): BoxRule[] => [
  {
    pattern: `${path}.family_name`,
    id: `${id}.family-name`,
    limit: 28,
    characters: nameLetters,
    asks: 'name',
  },
  { pattern: `${path}.given_name`, id: `${id}.given-name`, limit: 28, characters: nameLetters, asks: 'name' },
  {
    pattern: `${path}.middle_name`,
    id: `${id}.middle-name`,
    limit: 25,
    characters: slashedLetters,
    asks: 'name',
  },
];

const toAddressRules = (path: string, id: string): BoxRule[] => [
  { pattern: `${path}.street`, id: `${id}street`, limit: 34, characters: streetCharacters },
  { pattern: `${path}.city`, id: `${id}city`, limit: 20, characters: wordLetters },
];

const toHistoryRules = (path: string, id: string): BoxRule[] => [
  { pattern: `${path}.street`, id: `${id}street`, limit: 34, characters: streetCharacters },
  { pattern: `${path}.city`, id: `${id}city`, limit: 28, characters: slashedLetters },
  { pattern: `${path}.country`, id: `${id}country`, limit: 31, characters: wordLetters, asks: 'country' },
];

/** Item 10 takes the passport of the last arrival alone. */
const toPassportRules = (path: string, used: boolean): BoxRule[] => {
  const isWritten = (data: unknown) => wasUsedAtLastArrival(data) === used;
  return [
    {
      pattern: `${path}.number`,
      id: 'P1.10.passport-number',
      limit: 36,
      characters: "letters,digits, . , ' - & space",
      isWritten,
    },
    {
      pattern: `${path}.country`,
      id: 'P1.10.passport-country',
      limit: 36,
      characters: wordLetters,
      asks: 'country',
      isWritten,
    },
  ];
};

export const i485Boxes: readonly BoxRule[] = [
  ...toNameRules('biographic_information.full_name', 'P1.1'),
  ...toNameRules('other_names.*', 'P1.2.row-1'),
  ...toNameRules('parents.*.full_name', 'P5.1'),
  ...toNameRules('marital_history.current_spouse.full_name', 'P6.4'),
  ...toNameRules('marital_history.prior_marriages.*.name', 'P6.11'),
  ...toNameRules('children.*.name', 'P7.2'),
  ...toAddressRules('biographic_information.physical_address', 'P1.18.physical-'),
  ...toAddressRules('biographic_information.mailing_address', 'P1.18.mailing-'),
  {
    pattern: 'biographic_information.mail_in_care_of',
    id: 'P1.18.mailing-in-care-of',
    limit: 34,
    characters: wordLetters,
    asks: 'name',
  },
  ...toHistoryRules('address_history_5_years.*', 'P1.18.prior-'),
  ...toHistoryRules('last_foreign_address', 'P1.18.abroad-'),
  ...toHistoryRules('other_foreign_addresses.*', 'P1.18.abroad-'),
  ...toHistoryRules('employment_and_education_history_5_years.*.address', 'P4.7.'),
  {
    pattern: 'biographic_information.place_of_birth.city',
    id: 'P1.7.city',
    limit: 42,
    characters: nameLetters,
  },
  {
    pattern: 'biographic_information.place_of_birth.country',
    id: 'P1.7.country',
    limit: 41,
    characters: nameLetters,
    asks: 'country',
  },
  {
    pattern: 'biographic_information.citizenship_country',
    id: 'P1.8.citizenship',
    limit: 42,
    characters: wordLetters,
    asks: 'citizenship',
  },
  ...toPassportRules('passport', true),
  ...toPassportRules('arrival_passport', false),
  { pattern: 'last_arrival.city', id: 'P1.10.arrival-city', limit: 20, characters: wordLetters },
  {
    pattern: 'last_arrival.status',
    id: 'P1.12.status',
    limit: 20,
    characters: wordLetters,
    asks: 'i94-status',
  },
  {
    pattern: 'employment_and_education_history_5_years.*.employer_or_school',
    id: 'P4.7.name',
    limit: 34,
    characters: nameLetters,
  },
  {
    pattern: 'employment_and_education_history_5_years.*.occupation_or_field_of_study',
    id: 'P4.7.occupation',
    limit: 34,
    characters: nameLetters,
  },
  {
    pattern: 'parents.*.country_of_birth',
    id: 'P5.4.country-of-birth',
    limit: 41,
    characters: nameLetters,
    asks: 'country',
  },
  {
    pattern: 'children.*.country_of_birth',
    id: 'P7.2.country-of-birth',
    limit: 41,
    characters: nameLetters,
    asks: 'country',
  },
  { pattern: 'contact.email', id: 'P10.3.email', limit: 38 },
];
