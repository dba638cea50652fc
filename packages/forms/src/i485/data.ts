import * as z from 'zod/mini';
import { boxAnswersSchema } from '../answers/box-answers.ts';
import { group, list, oneOf, orNull, pagesText, text, yesNo } from '../form-schemas.ts';

/**
 * Form data of the I-485, keys as the product names them. Every value is text as the person would write it:
 * dates MM/DD/YYYY, months MM/YYYY or `Present`, states two letters, A-Number and SSN nine digits, phones ten
 * digits, I-94 eleven characters, countries by their common English name (`USA` for the United States).
 * An empty string means: not answered. Nothing here has a default other than empty.
 */
const sexes = ['Male', 'Female'] as const;
export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed', 'Separated'] as const;
export const ethnicities = ['Hispanic or Latino', 'Not Hispanic or Latino'] as const;
export const races = [
  'White',
  'Black or African American',
  'American Indian or Alaska Native',
  'Asian',
  'Native Hawaiian or Other Pacific Islander',
] as const;
export const eyeColors = [
  'Black',
  'Blue',
  'Brown',
  'Gray',
  'Green',
  'Hazel',
  'Maroon',
  'Pink',
  'Unknown',
] as const;
export const hairColors = [
  'Bald',
  'Black',
  'Blond',
  'Brown',
  'Gray',
  'Red',
  'Sandy',
  'White',
  'Unknown',
] as const;
export const marriageEndReasons = ['Divorced', 'Annulled', 'Death of spouse', 'Other'] as const;

const fullNameSchema = group({ family_name: text, given_name: text, middle_name: text });
const usAddressSchema = group({ street: text, apt_number: text, city: text, state: text, zip_code: text });

export const addressHistoryEntrySchema = z.object({
  street: text,
  apt_number: text,
  city: text,
  state: text,
  zip_code: text,
  country: text,
  from_date: text,
  to_date: text,
});

export const employmentEntrySchema = z.object({
  employer_or_school: text,
  address: group({ street: text, city: text, state: text, zip_code: text, country: text }),
  occupation_or_field_of_study: text,
  full_time_or_part_time: text,
  from_date: text,
  to_date: text,
});

export const parentSchema = z.object({
  full_name: fullNameSchema,
  date_of_birth: text,
  country_of_birth: text,
  citizenship_country: text,
  current_city_country_of_residence: text,
});

export const childSchema = z.object({
  full_name: text,
  /** The parts of `full_name` as the paper or the person gave them; they lead when there are any. */
  name: fullNameSchema,
  date_of_birth: text,
  country_of_birth: text,
  current_address: text,
  is_applying_with_applicant: yesNo,
  a_number: text,
});

export const priorMarriageSchema = z.object({
  former_spouse_name: text,
  /** The parts of `former_spouse_name`; they lead when there are any. */
  name: fullNameSchema,
  end_date: text,
  end_reason: text,
  place_of_marriage: text,
});

export const currentSpouseSchema = z.object({
  full_name: fullNameSchema,
  a_number: text,
  date_of_birth: text,
  country_of_birth: text,
  date_of_marriage: text,
  place_of_marriage: group({ city: text, state: text, country: text }),
});

export const i485FormDataSchema = z.object({
  biographic_information: group({
    full_name: fullNameSchema,
    a_number: text,
    uscis_account_number: text,
    ssn: text,
    date_of_birth: text,
    sex: oneOf(sexes),
    citizenship_country: text,
    place_of_birth: group({ city: text, country: text }),
    last_arrival_date: text,
    i_94_number: text,
    mailing_address: usAddressSchema,
    /** Who takes the person's mail in, where somebody does. */
    mail_in_care_of: text,
    physical_address: usAddressSchema,
  }),
  address_history_5_years: list(addressHistoryEntrySchema, 100),
  employment_and_education_history_5_years: list(employmentEntrySchema, 100),
  parents: list(parentSchema, 10),
  children: list(childSchema, 50),
  marital_history: group({
    current_marital_status: oneOf(maritalStatuses),
    current_spouse: orNull(currentSpouseSchema),
    prior_marriages: list(priorMarriageSchema, 20),
  }),
  biographic_characteristics: group({
    ethnicity: oneOf(ethnicities),
    race: list(z.enum(races), 5),
    height: group({ feet: text, inches: text }),
    weight_lbs: text,
    eye_color: oneOf(eyeColors),
    hair_color: oneOf(hairColors),
  }),
  other_names: list(fullNameSchema, 20),
  last_foreign_address: orNull(addressHistoryEntrySchema),
  /** Further addresses abroad, as the paper lists them after the last one. */
  other_foreign_addresses: list(addressHistoryEntrySchema, 10),
  last_arrival: group({ city: text, state: text, status: text, status_expires: text }),
  /** Whether the first of the month may be written where the form asks for a day and only the month is known. */
  first_of_month_accepted: z._default(z.boolean(), false),
  passport: group({
    number: text,
    travel_document_number: text,
    country: text,
    expiration_date: text,
    /** Whether it is the one shown at the last arrival. Null: not answered. */
    used_at_last_arrival: yesNo,
  }),
  /** The passport shown at the last arrival, when it was another one. */
  arrival_passport: group({ number: text, country: text, expiration_date: text }),
  contact: group({ daytime_phone: text, mobile_phone: text, email: text }),
  filing_category: text,
  box_answers: boxAnswersSchema,
  rawOcrText: pagesText,
});

export type I485FormData = z.infer<typeof i485FormDataSchema>;
export type AddressHistoryEntry = z.infer<typeof addressHistoryEntrySchema>;
export type EmploymentEntry = z.infer<typeof employmentEntrySchema>;
export type Child = z.infer<typeof childSchema>;
export type Parent = z.infer<typeof parentSchema>;

/** An I-485 with nothing answered. */
export const emptyI485FormData = (): I485FormData => i485FormDataSchema.parse({});
