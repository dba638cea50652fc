import { z } from 'zod';

/**
 * Form data of the I-485, keys as the product names them. Every value is text as the person would write it:
 * dates MM/DD/YYYY, months MM/YYYY or `Present`, states two letters, A-Number and SSN nine digits, phones ten
 * digits, I-94 eleven characters, countries by their common English name (`USA` for the United States).
 * An empty string means: not answered. Nothing here has a default other than empty.
 */
const text = z.string().max(2000).default('');

export const sexSchema = z.enum(['Male', 'Female', '']).default('');
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

const fullNameSchema = z.object({ family_name: text, given_name: text, middle_name: text }).prefault({});
const usAddressSchema = z
  .object({ street: text, apt_number: text, city: text, state: text, zip_code: text })
  .prefault({});

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
  address: z.object({ street: text, city: text, state: text, zip_code: text, country: text }).prefault({}),
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
  is_applying_with_applicant: z.boolean().nullable().default(null),
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
  place_of_marriage: z.object({ city: text, state: text, country: text }).prefault({}),
});

export const i485FormDataSchema = z.object({
  biographic_information: z
    .object({
      full_name: fullNameSchema,
      a_number: text,
      uscis_account_number: text,
      ssn: text,
      date_of_birth: text,
      sex: sexSchema,
      citizenship_country: text,
      place_of_birth: z.object({ city: text, country: text }).prefault({}),
      last_arrival_date: text,
      i_94_number: text,
      mailing_address: usAddressSchema,
      /** Who takes the person's mail in, where somebody does. */
      mail_in_care_of: text,
      physical_address: usAddressSchema,
    })
    .prefault({}),
  address_history_5_years: z.array(addressHistoryEntrySchema).max(100).default([]),
  employment_and_education_history_5_years: z.array(employmentEntrySchema).max(100).default([]),
  parents: z.array(parentSchema).max(10).default([]),
  children: z.array(childSchema).max(50).default([]),
  marital_history: z
    .object({
      current_marital_status: z.enum([...maritalStatuses, '']).default(''),
      current_spouse: currentSpouseSchema.nullable().default(null),
      prior_marriages: z.array(priorMarriageSchema).max(20).default([]),
    })
    .prefault({}),
  biographic_characteristics: z
    .object({
      ethnicity: z.enum([...ethnicities, '']).default(''),
      race: z.array(z.enum(races)).max(5).default([]),
      height: z.object({ feet: text, inches: text }).prefault({}),
      weight_lbs: text,
      eye_color: z.enum([...eyeColors, '']).default(''),
      hair_color: z.enum([...hairColors, '']).default(''),
    })
    .prefault({}),
  other_names: z.array(fullNameSchema).max(20).default([]),
  last_foreign_address: addressHistoryEntrySchema.nullable().default(null),
  /** Further addresses abroad, as the paper lists them after the last one. */
  other_foreign_addresses: z.array(addressHistoryEntrySchema).max(10).default([]),
  last_arrival: z.object({ city: text, state: text, status: text, status_expires: text }).prefault({}),
  /** Whether the first of the month may be written where the form asks for a day and only the month is known. */
  first_of_month_accepted: z.boolean().default(false),
  passport: z
    .object({
      number: text,
      travel_document_number: text,
      country: text,
      expiration_date: text,
      /** Whether it is the one shown at the last arrival. Null: not answered. */
      used_at_last_arrival: z.boolean().nullable().default(null),
    })
    .prefault({}),
  /** The passport shown at the last arrival, when it was another one. */
  arrival_passport: z.object({ number: text, country: text, expiration_date: text }).prefault({}),
  contact: z.object({ daytime_phone: text, mobile_phone: text, email: text }).prefault({}),
  filing_category: text,
  rawOcrText: z.string().max(2_000_000).default(''),
});

export type I485FormData = z.infer<typeof i485FormDataSchema>;
export type AddressHistoryEntry = z.infer<typeof addressHistoryEntrySchema>;
export type EmploymentEntry = z.infer<typeof employmentEntrySchema>;
export type Child = z.infer<typeof childSchema>;
export type Parent = z.infer<typeof parentSchema>;

/** An I-485 with nothing answered. */
export const emptyI485FormData = (): I485FormData => i485FormDataSchema.parse({});
