import * as z from 'zod/mini';
import { boxAnswersSchema } from '../answers/box-answers.ts';
import { group, list, oneOf, pagesText, text } from '../form-schemas.ts';

/** Form data of the I-765: the specification's flat form. Formats as in `i485/data.ts`. */
const addressSchema = group({ street: text, apt_suite_floor: text, city: text, state: text, zip: text });
const nameSchema = z.object({ family_name: text, given_name: text, middle_name: text });

export const i765FormDataSchema = z.object({
  applicant_last_name: text,
  applicant_first_name: text,
  applicant_middle_name: text,
  other_names: list(nameSchema, 20),
  date_of_birth: text,
  sex: oneOf(['Male', 'Female']),
  marital_status: oneOf(['Single', 'Married', 'Divorced', 'Widowed']),
  citizenship_country: text,
  place_of_birth: group({ city: text, state_province: text, country: text }),
  alien_registration_number: text,
  uscis_account_number: text,
  social_security_number: text,
  mailing_address: addressSchema,
  mail_in_care_of: text,
  physical_address: addressSchema,
  applicant_daytime_phone: text,
  applicant_mobile_phone: text,
  applicant_email: text,
  i94_number: text,
  current_immigration_status: text,
  sevis_number: text,
  passport_number: text,
  travel_document_number: text,
  passport_issuing_country: text,
  passport_expiration_date: text,
  last_entry_date: text,
  last_entry_place: text,
  last_entry_status: text,
  father_last_name: text,
  father_first_name: text,
  mother_last_name: text,
  mother_first_name: text,
  /** (letter)(number)(roman), such as `(c)(8)`. Asked, never guessed. */
  eligibility_category: text,
  box_answers: boxAnswersSchema,
  rawOcrText: pagesText,
});

export type I765FormData = z.infer<typeof i765FormDataSchema>;

/** An I-765 with nothing answered. */
export const emptyI765FormData = (): I765FormData => i765FormDataSchema.parse({});
