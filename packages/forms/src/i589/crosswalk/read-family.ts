import { toConfidence } from '@puente/contract';
import type { FormDraft, PaperText } from '../../drafting/form-draft.ts';
import { readFullName, readNameLine } from '../../drafting/read-names.ts';
import { asCityCountry, asKind, asPastDate, asText } from '../../drafting/read-text.ts';
import type { Child, Parent } from '../../i485/data.ts';
import { aNumber } from '../../values/a-number.ts';
import type { FullName } from '../../values/full-name.ts';
import { fullName } from '../../values/full-name.ts';
import type { Normalised } from '../../values/normalised.ts';
import { sure } from '../../values/normalised.ts';
import { foldText } from '../../values/spelling/fold-text.ts';

const childSlots = [
  'A.II.child-1',
  'A.II.child-2',
  'A.II.child-3',
  'A.II.child-4',
  'S-A.child-5',
  'S-A.child-6',
];
const childBoxes = ['last-name', 'first-name', 'middle-name', 'date-of-birth', 'place-of-birth', 'a-number'];
const deadWords =
  /^(deceased|dead|died|fallecid[oa]|muert[oa]|finad[oa]|difunt[oa]|decede|decedee|mouri|late|passed away)\b/;

/** The country of a box for city and country of birth. */
export function readBirthCountry(draft: FormDraft, path: string, fieldId: string): string {
  const place = draft.parts(path, fieldId, asCityCountry);
  if (!place) return '';
  return draft.keep(path, place.source, place.value.country, place.certainty, place.concluded);
}

/** `City, Country` with the country by its English name; other text as written. */
function toResidence(source: PaperText): Normalised | null {
  if (deadWords.test(foldText(source.text))) return sure('');
  const place = asCityCountry(source);
  if (!place) return null;
  const { city, province, country } = place.value;
  const value = [city, province, country].filter((part) => part !== '').join(', ');
  return { value, certainty: country === '' ? 1 : place.certainty, concluded: place.concluded ?? false };
}

/** A name in one box: its parts, each with its evidence, and the evidence of the whole name. */
function readOneBoxName(draft: FormDraft, path: string, fieldId: string, known: readonly string[]): FullName {
  const name = draft.parts(path, fieldId, ({ text }) => fullName.parse(text, known));
  if (!name) return { family_name: '', given_name: '', middle_name: '' };
  draft.addEvidence(path, [name.source]);
  return draft.keepName(path, name.source, name);
}

/** The filled rows of I-589 Part A.III item 5 for mother and father, in that order. */
export const listParentRows = (draft: FormDraft): readonly string[] =>
  ['A.III.5.mother', 'A.III.5.father'].filter((row) =>
    draft.hasContent(['full-name', 'place-of-birth', 'location'].map((box) => `${row}.${box}`)),
  );

/** I-589 Part A.III item 5: mother, then father. Siblings have no place on the I-485. */
export const readParents = (draft: FormDraft, familyName: string): Parent[] =>
  listParentRows(draft).map((row, index) => ({
    full_name: readOneBoxName(draft, `parents.${index}.full_name`, `${row}.full-name`, [familyName]),
    date_of_birth: '',
    country_of_birth: readBirthCountry(draft, `parents.${index}.country_of_birth`, `${row}.place-of-birth`),
    citizenship_country: '',
    current_city_country_of_residence: draft.take(
      `parents.${index}.current_city_country_of_residence`,
      `${row}.location`,
      toResidence,
    ),
  }));

const boxesOf = (slot: string) => childBoxes.map((box) => `${slot}.${box}`);

/** How many children there are by the box that asks for it; null where it does not say so surely. */
function readTotal(draft: FormDraft): number | null {
  const said = draft.text('A.II.children.total');
  if (said === null || toConfidence(said.reading.score) !== 'high') return null;
  return /^\d{1,2}$/.test(said.text.trim()) ? Number(said.text) : null;
}

/**
 * What the ids of the boxes of each child start with whose boxes are filled, in the order of the paper. A stamp or a crease
 * over empty rows is no child: where as many children as the paper says are surely there, rows without anything that was read
 * with some confidence are left out.
 */
export function listChildSlots(draft: FormDraft): readonly string[] {
  const filled = childSlots.filter((slot) => draft.hasRow(boxesOf(slot)));
  const isSure = (id: string) => {
    const read = draft.text(id);
    return read !== null && toConfidence(read.reading.score) !== 'low';
  };
  const sure = filled.filter((slot) => boxesOf(slot).some(isSure));
  const total = readTotal(draft);
  return total !== null && sure.length >= total ? sure : filled;
}

/** I-589 Part A.II children 1 to 4, then Supplement A children 5 and 6: items 1, 5 to 9 and 13. */
export const readChildren = (draft: FormDraft): Child[] =>
  listChildSlots(draft).map((slot, index) => {
    const path = `children.${index}`;
    const boxes = {
      family: `${slot}.last-name`,
      given: `${slot}.first-name`,
      middle: `${slot}.middle-name`,
    };
    return {
      full_name: readNameLine(draft, `${path}.full_name`, boxes),
      name: readFullName(draft, `${path}.name`, boxes),
      date_of_birth: draft.take(`${path}.date_of_birth`, `${slot}.date-of-birth`, asPastDate(draft)),
      country_of_birth: readBirthCountry(draft, `${path}.country_of_birth`, `${slot}.place-of-birth`),
      current_address: draft.take(`${path}.current_address`, `${slot}.location`, asText),
      is_applying_with_applicant: null,
      a_number: draft.take(`${path}.a_number`, `${slot}.a-number`, asKind(aNumber)),
    };
  });
