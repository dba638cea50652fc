import type { FormDraft } from '../../drafting/form-draft.ts';
import { readMarkedAnswer } from '../../drafting/read-marked-answer.ts';
import { type NameBoxes, readFullName } from '../../drafting/read-names.ts';
import {
  asAnyDate,
  asCountry,
  asEndOfStay,
  asKind,
  asName,
  asNationality,
  asPastDate,
  asText,
} from '../../drafting/read-text.ts';
import { asState } from '../../drafting/read-us-address.ts';
import { aNumber } from '../../values/a-number.ts';
import { documentNumber } from '../../values/document-number.ts';
import type { FullName } from '../../values/full-name.ts';
import { i94 } from '../../values/i94.ts';
import { unsure } from '../../values/normalised.ts';
import { ssn } from '../../values/ssn.ts';
import { uscisAccount } from '../../values/uscis-account.ts';
import type { I485FormData } from '../data.ts';
import { readMailingAddress, readPhysicalAddress } from './read-residences.ts';

type Biographic = I485FormData['biographic_information'];

const base = 'biographic_information';
const pageCount = 24;
const aNumberBoxes = [
  'P1.4.a-number',
  ...Array.from({ length: pageCount }, (_, index) => `H.header.a-number.page-${index + 1}`),
];

export const nameBoxes = (prefix: string): NameBoxes => ({
  family: `${prefix}.family-name`,
  given: `${prefix}.given-name`,
  middle: `${prefix}.middle-name`,
});

/** I-485 Part 1 item 1, or its copy on page 24 when page 1 is missing. */
function readApplicantName(draft: FormDraft): FullName {
  const own = nameBoxes('P1.1');
  const boxes = draft.hasContent(Object.values(own)) ? own : nameBoxes('P14.1');
  return readFullName(draft, `${base}.full_name`, boxes);
}

/** I-485 Part 1 items 1, 3, 4, 6 to 10, 12, 18 and 19. */
export function readBiographic(draft: FormDraft): Biographic {
  const physical = readPhysicalAddress(draft);
  const take = (key: string, box: string, transform: Parameters<FormDraft['take']>[2]) =>
    draft.take(`${base}.${key}`, box, transform);
  const [mailing, physicalCareOf] = ['P1.18.mailing-in-care-of', 'P1.18.physical-in-care-of'] as const;
  const careOfBox = draft.hasContent([mailing]) ? mailing : physicalCareOf;
  const aNumberBox = aNumberBoxes.find((box) => draft.text(box)) ?? 'P1.4.a-number';
  return {
    full_name: readApplicantName(draft),
    a_number: take('a_number', aNumberBox, asKind(aNumber)),
    uscis_account_number: take('uscis_account_number', 'P1.9.uscis-account', asKind(uscisAccount)),
    ssn: take('ssn', 'P1.19.ssn', asKind(ssn)),
    date_of_birth: take('date_of_birth', 'P1.3.date-of-birth', asPastDate(draft)),
    sex: readMarkedAnswer(draft, `${base}.sex`, 'P1.6', { female: 'Female', male: 'Male' }),
    citizenship_country: take('citizenship_country', 'P1.8.citizenship', asNationality),
    place_of_birth: {
      city: take('place_of_birth.city', 'P1.7.city', asName),
      country: take('place_of_birth.country', 'P1.7.country', asCountry),
    },
    last_arrival_date: take('last_arrival_date', 'P1.10.arrival-date', asPastDate(draft)),
    i_94_number: take('i_94_number', 'P1.12.i94-number', asKind(i94)),
    mailing_address: readMailingAddress(draft, physical),
    mail_in_care_of: take('mail_in_care_of', careOfBox, asName),
    physical_address: physical,
  };
}

/** I-485 Part 1 item 2: rows with a name in them. */
export const readOtherNames = (draft: FormDraft): FullName[] =>
  ['P1.2.row-1', 'P1.2.row-2']
    .map(nameBoxes)
    .filter((boxes) => draft.hasContent(Object.values(boxes)))
    .map((boxes, index) => readFullName(draft, `other_names.${index}`, boxes));

/** I-485 Part 1 items 10 and 12. How the person entered (item 11) is a legal answer and is never carried. */
export const readLastArrival = (draft: FormDraft): I485FormData['last_arrival'] => ({
  city: draft.take('last_arrival.city', 'P1.10.arrival-city', asName),
  state: draft.take('last_arrival.state', 'P1.10.arrival-state', asState),
  status: draft.take('last_arrival.status', 'P1.12.status', asText),
  status_expires: draft.take('last_arrival.status_expires', 'P1.12.stay-expires', asEndOfStay(draft)),
});

const passportBoxes = ['number', 'country', 'expires'].map((part) => `P1.10.passport-${part}`);

/** The paper asks for the passport of the last arrival, so a passport that is filled in there is that one. */
function readUsedAtLastArrival(draft: FormDraft): true | null {
  const source = passportBoxes.flatMap((box) => draft.text(box) ?? []).at(0);
  if (!source) return null;
  draft.addEvidence('passport.used_at_last_arrival', [source], 1, true);
  return true;
}

/** I-485 Part 1 item 10. Its one number box takes a passport or a travel document. */
export const readPassport = (draft: FormDraft): I485FormData['passport'] => ({
  number: draft.take('passport.number', 'P1.10.passport-number', ({ text }) => {
    const number = documentNumber.parse(text);
    return number && unsure(number.value, 0.9, 'the number may be that of a travel document');
  }),
  travel_document_number: '',
  country: draft.take('passport.country', 'P1.10.passport-country', asCountry),
  expiration_date: draft.take('passport.expiration_date', 'P1.10.passport-expires', asAnyDate(draft)),
  used_at_last_arrival: readUsedAtLastArrival(draft),
});
