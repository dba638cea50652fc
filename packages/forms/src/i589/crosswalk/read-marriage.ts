import type { FormDraft } from '../../drafting/form-draft.ts';
import { addMarkEvidence, readChoice } from '../../drafting/read-choice.ts';
import { readFullName } from '../../drafting/read-names.ts';
import { asCityCountry, asKind, asPastDate } from '../../drafting/read-text.ts';
import { toMaritalStatus } from '../../drafting/to-marital-status.ts';
import type { I485FormData } from '../../i485/data.ts';
import { aNumber } from '../../values/a-number.ts';
import { readBirthCountry } from './read-family.ts';

type Marriage = I485FormData['marital_history'];
type Spouse = NonNullable<Marriage['current_spouse']>;

const statusPath = 'marital_history.current_marital_status';
const spousePath = 'marital_history.current_spouse';
const spouseBoxes = [
  'last-name',
  'first-name',
  'date-of-birth',
  'a-number',
  'date-of-marriage',
  'place-of-marriage',
];

/** I-589 Part A.I item 11. The `not married` box of Part A.II must not speak against it. */
function readMaritalStatus(draft: FormDraft): Marriage['current_marital_status'] {
  const marked = readChoice(draft, statusPath, 'A.I.11', ['single', 'married', 'divorced', 'widowed']);
  const status = toMaritalStatus(marked);
  if (status === null) return '';
  addMarkEvidence(draft, statusPath, `A.I.11.${marked[0]}`);
  if (status === 'Married' && draft.isMarked('A.II.not-married'))
    draft.note(statusPath, 'A.I.11 says married and A.II says not married', {
      code: 'marriage-told-two-ways',
    });
  return status;
}

function readPlaceOfMarriage(draft: FormDraft): Spouse['place_of_marriage'] {
  const path = `${spousePath}.place_of_marriage`;
  const place = draft.parts(path, 'A.II.spouse.place-of-marriage', asCityCountry);
  const keep = (key: string, value = '', concluded = false) =>
    place ? draft.keep(`${path}.${key}`, place.source, value, place.certainty, concluded) : '';
  return {
    city: keep('city', place?.value.city),
    state: keep('state', place?.value.province),
    country: keep('country', place?.value.country, place?.concluded),
  };
}

/** I-589 Part A.II, spouse, items 1, 3, 5 to 7 and 9 to 11. */
function readSpouse(draft: FormDraft): Spouse | null {
  const from = 'A.II.spouse';
  if (!draft.hasContent(spouseBoxes.map((box) => `${from}.${box}`))) return null;
  return {
    full_name: readFullName(draft, `${spousePath}.full_name`, {
      family: `${from}.last-name`,
      given: `${from}.first-name`,
      middle: `${from}.middle-name`,
    }),
    a_number: draft.take(`${spousePath}.a_number`, `${from}.a-number`, asKind(aNumber)),
    date_of_birth: draft.take(`${spousePath}.date_of_birth`, `${from}.date-of-birth`, asPastDate(draft)),
    country_of_birth: readBirthCountry(draft, `${spousePath}.country_of_birth`, `${from}.place-of-birth`),
    date_of_marriage: draft.take(
      `${spousePath}.date_of_marriage`,
      `${from}.date-of-marriage`,
      asPastDate(draft),
    ),
    place_of_marriage: readPlaceOfMarriage(draft),
  };
}

/** I-589 Part A.I item 11 and the spouse of Part A.II. The I-589 does not ask for former marriages. */
export function readMarriage(draft: FormDraft): Marriage {
  const status = readMaritalStatus(draft);
  const spouse = readSpouse(draft);
  if (spouse !== null && status !== '' && status !== 'Married')
    draft.note(spousePath, 'A.II names a spouse though A.I.11 does not say married', {
      code: 'spouse-though-not-married',
    });
  return { current_marital_status: status, current_spouse: spouse, prior_marriages: [] };
}
