import { type FormType, i485FormDataSchema, i765FormDataSchema } from '@puente/contract';
import { getCatalogue } from '@puente/forms/catalogues';
import { type FillingResult, toI485Writes, toI765Writes } from '@puente/forms/filling';
import { aNumber } from '@puente/forms/values';

export interface Filling extends FillingResult {
  /** As the form's own headers have them: the A-Number in nine digits, or empty where it is none. */
  readonly applicant: { readonly name: string; readonly aNumber: string };
}

const toName = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

const toHeaderNumber = (typed: string) => {
  const boxed = aNumber.toBox(typed);
  return 'text' in boxed ? boxed.text : '';
};

/** Stored form data as values of the fields of the edition that is filled, with whose form it is. */
export function toWrites(
  formType: FormType,
  data: Record<string, unknown>,
  { edition, today }: { edition: string; today: Date },
): Filling {
  const options = { catalogue: getCatalogue(formType, edition), today };
  if (formType === 'I-485') {
    const formData = i485FormDataSchema.parse(data);
    const { full_name: name, a_number } = formData.biographic_information;
    const applicant = {
      name: toName(name.given_name, name.middle_name, name.family_name),
      aNumber: toHeaderNumber(a_number),
    };
    return { ...toI485Writes(formData, options), applicant };
  }
  const formData = i765FormDataSchema.parse(data);
  const {
    applicant_first_name: given,
    applicant_middle_name: middle,
    applicant_last_name: family,
  } = formData;
  const applicant = {
    name: toName(given, middle, family),
    aNumber: toHeaderNumber(formData.alien_registration_number),
  };
  return { ...toI765Writes(formData, options), applicant };
}
