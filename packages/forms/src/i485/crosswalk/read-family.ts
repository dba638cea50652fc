import type { FormDraft } from '../../drafting/form-draft.ts';
import { readMarkedAnswer } from '../../drafting/read-marked-answer.ts';
import { readFullName, readNameLine } from '../../drafting/read-names.ts';
import { asCountry, asKind, asName, asPastDate, asText } from '../../drafting/read-text.ts';
import { aNumber } from '../../values/a-number.ts';
import type { Child, I485FormData, Parent } from '../data.ts';
import { nameBoxes } from './read-applicant.ts';

type Marriage = I485FormData['marital_history'];
type PriorMarriage = Marriage['prior_marriages'][number];

const parentSlots = [
  { name: nameBoxes('P5.1'), born: 'P5.3.date-of-birth', country: 'P5.4.country-of-birth' },
  { name: nameBoxes('P5.5'), born: 'P5.7.date-of-birth', country: 'P5.8.country-of-birth' },
];

/** I-485 Part 5, without the names at birth, which have no key. */
export const readParents = (draft: FormDraft): Parent[] =>
  parentSlots
    .filter(({ name, born, country }) => draft.hasContent([...Object.values(name), born, country]))
    .map(({ name, born, country }, index) => ({
      full_name: readFullName(draft, `parents.${index}.full_name`, name),
      date_of_birth: draft.take(`parents.${index}.date_of_birth`, born, asPastDate(draft)),
      country_of_birth: draft.take(`parents.${index}.country_of_birth`, country, asCountry),
      citizenship_country: '',
      current_city_country_of_residence: '',
    }));

const childBoxes = (slot: string) => [
  ...Object.values(nameBoxes(slot)),
  ...['a-number', 'date-of-birth', 'country-of-birth'].map((box) => `${slot}.${box}`),
];

const applying = { yes: true, no: false, '': null } as const;

/** I-485 Part 7 items 2 and 3. */
export const readChildren = (draft: FormDraft): Child[] =>
  ['P7.2', 'P7.3']
    .filter((slot) => draft.hasContent(childBoxes(slot)))
    .map((slot, index) => {
      const path = `children.${index}`;
      const answer = readMarkedAnswer(draft, `${path}.is_applying_with_applicant`, `${slot}.applying`, {
        yes: 'yes',
        no: 'no',
      });
      return {
        full_name: readNameLine(draft, `${path}.full_name`, nameBoxes(slot)),
        name: readFullName(draft, `${path}.name`, nameBoxes(slot)),
        date_of_birth: draft.take(`${path}.date_of_birth`, `${slot}.date-of-birth`, asPastDate(draft)),
        country_of_birth: draft.take(`${path}.country_of_birth`, `${slot}.country-of-birth`, asCountry),
        current_address: '',
        is_applying_with_applicant: applying[answer],
        a_number: draft.take(`${path}.a_number`, `${slot}.a-number`, asKind(aNumber)),
      };
    });

/** I-485 Part 6 item 1. `Annulled` has no value in the form data. */
function readMaritalStatus(draft: FormDraft): Marriage['current_marital_status'] {
  const path = 'marital_history.current_marital_status';
  const answers = {
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
    separated: 'Separated',
  } as const;
  if (draft.isMarked('P6.1.annulled')) {
    draft.note(path, 'P6.1 says that the marriage was annulled, which is asked of the person', {
      code: 'annulment-is-asked',
    });
    return '';
  }
  return readMarkedAnswer(draft, path, 'P6.1', answers);
}

const spouseBoxes = [
  ...Object.values(nameBoxes('P6.4')),
  'P6.5.a-number',
  'P6.6.date-of-birth',
  'P6.7.country-of-birth',
  ...['place-city', 'place-state', 'place-country', 'date'].map((box) => `P6.9.${box}`),
];

/** I-485 Part 6 items 4 to 7 and 9. */
function readSpouse(draft: FormDraft): Marriage['current_spouse'] {
  if (!draft.hasContent(spouseBoxes)) return null;
  const path = 'marital_history.current_spouse';
  return {
    full_name: readFullName(draft, `${path}.full_name`, nameBoxes('P6.4')),
    a_number: draft.take(`${path}.a_number`, 'P6.5.a-number', asKind(aNumber)),
    date_of_birth: draft.take(`${path}.date_of_birth`, 'P6.6.date-of-birth', asPastDate(draft)),
    country_of_birth: draft.take(`${path}.country_of_birth`, 'P6.7.country-of-birth', asCountry),
    date_of_marriage: draft.take(`${path}.date_of_marriage`, 'P6.9.date', asPastDate(draft)),
    place_of_marriage: {
      city: draft.take(`${path}.place_of_marriage.city`, 'P6.9.place-city', asName),
      state: draft.take(`${path}.place_of_marriage.state`, 'P6.9.place-state', asText),
      country: draft.take(`${path}.place_of_marriage.country`, 'P6.9.place-country', asCountry),
    },
  };
}

/** Several boxes as one line, `City, State, Country`, with the evidence of all of them. */
function joinPlace(draft: FormDraft, path: string, boxes: readonly string[]): string {
  const sources = boxes.flatMap((box) => draft.text(box) ?? []);
  const pieces = sources.map((source) => {
    const value = source.fieldId.endsWith('country') ? asCountry(source) : asText(source);
    return value?.value ?? '';
  });
  draft.addEvidence(path, sources);
  return pieces.filter((piece) => piece !== '').join(', ');
}

/** I-485 Part 6 item 18. */
function readEndReason(draft: FormDraft, path: string): string {
  const reason = readMarkedAnswer(draft, path, 'P6.18', {
    annulled: 'Annulled',
    divorced: 'Divorced',
    'spouse-deceased': 'Death of spouse',
    other: 'Other',
  });
  if (reason !== 'Other' || !draft.text('P6.18.other-text')) return reason;
  return draft.take(path, 'P6.18.other-text', asText);
}

const placeBoxes = ['city', 'state', 'country'].map((part) => `P6.16.place-${part}`);

/** I-485 Part 6 items 11 and 16 to 18. More marriages stand in Part 14, which is not parsed. */
function readPriorMarriages(draft: FormDraft): PriorMarriage[] {
  const boxes = [...Object.values(nameBoxes('P6.11')), 'P6.17.date', ...placeBoxes];
  const path = 'marital_history.prior_marriages.0';
  if (!draft.hasContent(boxes)) return [];
  return [
    {
      former_spouse_name: readNameLine(draft, `${path}.former_spouse_name`, nameBoxes('P6.11')),
      name: readFullName(draft, `${path}.name`, nameBoxes('P6.11')),
      end_date: draft.take(`${path}.end_date`, 'P6.17.date', asPastDate(draft)),
      end_reason: readEndReason(draft, `${path}.end_reason`),
      place_of_marriage: joinPlace(draft, `${path}.place_of_marriage`, placeBoxes),
    },
  ];
}

/** I-485 Part 6. */
export const readMarriage = (draft: FormDraft): Marriage => ({
  current_marital_status: readMaritalStatus(draft),
  current_spouse: readSpouse(draft),
  prior_marriages: readPriorMarriages(draft),
});
