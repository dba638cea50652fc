import type { FormDraft } from '../../drafting/form-draft.ts';
import { asCityCountry, asDayOrMonth, asText, mayBeMisread } from '../../drafting/read-text.ts';
import type { Towns } from '../../drafting/split-town.ts';
import { toEmployer } from '../../drafting/to-employer.ts';
import type { EmploymentEntry } from '../../i485/data.ts';
import { foldText } from '../../values/spelling/fold-text.ts';
import { listFilledRows } from './read-addresses.ts';

const noAddress = { street: '', city: '', state: '', zip_code: '', country: '' };

/** One row of I-589 Part A.III item 4. T-EMPLOYER, T-MOYR. */
function readEmployer(draft: FormDraft, path: string, row: string, towns: Towns): EmploymentEntry {
  const found = draft.parts(`${path}.employer_or_school`, `${row}.employer`, (source) =>
    toEmployer(source.text, { mayBeMisread: mayBeMisread(source), towns }),
  );
  const keep = (key: string, value = '', concluded = false) =>
    found ? draft.keep(`${path}.${key}`, found.source, value, found.certainty, concluded) : '';
  return {
    employer_or_school: keep('employer_or_school', found?.value.name),
    address: {
      street: keep('address.street', found?.value.street),
      city: keep('address.city', found?.value.city),
      state: keep('address.state', found?.value.state),
      zip_code: keep('address.zip_code', found?.value.zip),
      country: keep('address.country', found?.value.country, found?.concluded),
    },
    occupation_or_field_of_study: draft.take(
      `${path}.occupation_or_field_of_study`,
      `${row}.occupation`,
      asText,
    ),
    full_time_or_part_time: '',
    from_date: draft.take(`${path}.from_date`, `${row}.from`, asDayOrMonth(draft)),
    to_date: draft.take(`${path}.to_date`, `${row}.to`, asDayOrMonth(draft)),
  };
}

function readSchoolAddress(draft: FormDraft, path: string, row: string): EmploymentEntry['address'] {
  const place = draft.parts(path, `${row}.location`, asCityCountry);
  if (!place) return { ...noAddress };
  const keep = (key: string, value: string, concluded = false) =>
    draft.keep(`${path}.${key}`, place.source, value, place.certainty, concluded);
  return {
    ...noAddress,
    city: keep('city', place.value.city),
    state: keep('state', place.value.province),
    country: keep('country', place.value.country, place.concluded),
  };
}

/** One row of I-589 Part A.III item 3. */
const readSchool = (draft: FormDraft, path: string, row: string): EmploymentEntry => ({
  employer_or_school: draft.take(`${path}.employer_or_school`, `${row}.name`, asText),
  address: readSchoolAddress(draft, `${path}.address`, row),
  occupation_or_field_of_study: draft.take(`${path}.occupation_or_field_of_study`, `${row}.type`, asText),
  full_time_or_part_time: '',
  from_date: draft.take(`${path}.from_date`, `${row}.from`, asDayOrMonth(draft)),
  to_date: draft.take(`${path}.to_date`, `${row}.to`, asDayOrMonth(draft)),
});

/** The filled rows of I-589 Part A.III items 4 and 3. */
export const listWorkRows = (draft: FormDraft) => ({
  employers: listFilledRows(draft, 'A.III.4', 3, ['employer', 'occupation', 'from', 'to']),
  schools: listFilledRows(draft, 'A.III.3', 4, ['name', 'type', 'location', 'from', 'to']),
});

/** Where the person lives and lived, I-589 Part A.I items 8 and 9 and Part A.III items 1 and 2. */
function listTowns({ paper }: FormDraft): Towns {
  const readings = [...paper.fields.values()].filter(({ fieldId }) => /^A\..*\.city$/.test(fieldId));
  return new Set(readings.flatMap((reading) => (reading.state === 'text' ? [foldText(reading.text)] : [])));
}

/** I-589 Part A.III item 4, then item 3: every row in its order. */
export function readEmploymentAndEducation(draft: FormDraft): EmploymentEntry[] {
  const { employers, schools } = listWorkRows(draft);
  const towns = listTowns(draft);
  const pathAt = (index: number) => `employment_and_education_history_5_years.${index}`;
  return [
    ...employers.map((row, index) => readEmployer(draft, pathAt(index), row, towns)),
    ...schools.map((row, index) => readSchool(draft, pathAt(employers.length + index), row)),
  ];
}
