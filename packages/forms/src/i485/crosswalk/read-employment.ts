import type { FormDraft } from '../../drafting/form-draft.ts';
import { asDayOrMonth, asText } from '../../drafting/read-text.ts';
import type { EmploymentEntry } from '../data.ts';
import { hasWorldAddress, readWorldAddress } from './read-world-address.ts';

/** Puts the unit into the street line, because the form data has no key for it here. */
function readWorkAddress(draft: FormDraft, path: string, prefix: string): EmploymentEntry['address'] {
  const { apt_number, ...address } = readWorldAddress(draft, path, prefix);
  delete draft.evidence[`${path}.apt_number`];
  if (apt_number === '') return address;
  const sources = ['street', 'unit-number'].flatMap((part) => draft.text(`${prefix}${part}`) ?? []);
  draft.addEvidence(`${path}.street`, sources);
  const unit = /^(ste|fl|suite|floor)\b/i.test(apt_number) ? apt_number : `Apt ${apt_number}`;
  return { ...address, street: address.street === '' ? unit : `${address.street}, ${unit}` };
}

/** Item 7 has two boxes for the employer. The first may only say whether it is an employer or a school. */
function findNameBox(draft: FormDraft, prefix: string): string {
  const kind = draft.text(`${prefix}kind`);
  const isName = kind !== null && !/^(employer|school|company|employer or school)$/i.test(kind.text.trim());
  return isName && !draft.hasContent([`${prefix}name`]) ? `${prefix}kind` : `${prefix}name`;
}

const readJob = (draft: FormDraft, path: string, prefix: string): EmploymentEntry => ({
  employer_or_school: draft.take(`${path}.employer_or_school`, findNameBox(draft, prefix), asText),
  address: readWorkAddress(draft, `${path}.address`, prefix),
  occupation_or_field_of_study: draft.take(
    `${path}.occupation_or_field_of_study`,
    `${prefix}occupation`,
    asText,
  ),
  full_time_or_part_time: '',
  from_date: draft.take(`${path}.from_date`, `${prefix}from`, asDayOrMonth(draft)),
  to_date: draft.take(`${path}.to_date`, `${prefix}to`, asDayOrMonth(draft)),
});

/** I-485 Part 4 items 7 and 8. More of them stand in Part 14, which is not parsed. */
export const readEmploymentAndEducation = (draft: FormDraft): EmploymentEntry[] =>
  ['P4.7.', 'P4.8.']
    .filter(
      (prefix) =>
        draft.hasContent(['kind', 'name', 'occupation'].map((box) => `${prefix}${box}`)) ||
        hasWorldAddress(draft, prefix),
    )
    .map((prefix, index) => readJob(draft, `employment_and_education_history_5_years.${index}`, prefix));
