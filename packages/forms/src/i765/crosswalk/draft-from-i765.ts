import type { FormDraft } from '../../drafting/form-draft.ts';
import { noteAdditionalInformation } from '../../drafting/note-additional-information.ts';
import { readContactBoxes } from '../../drafting/read-contact.ts';
import { readMarkedAnswer } from '../../drafting/read-marked-answer.ts';
import { type NameBoxes, readFullName } from '../../drafting/read-names.ts';
import {
  asAnyDate,
  asCountry,
  asKind,
  asName,
  asNationality,
  asPastDate,
  asText,
} from '../../drafting/read-text.ts';
import {
  readUsAddress,
  repeatAddress,
  type UsAddress,
  type UsAddressBoxes,
} from '../../drafting/read-us-address.ts';
import { emptyI485FormData, type I485FormData } from '../../i485/data.ts';
import { aNumber } from '../../values/a-number.ts';
import { documentNumber } from '../../values/document-number.ts';
import type { FullName } from '../../values/full-name.ts';
import { i94 } from '../../values/i94.ts';
import { entryPlace } from '../../values/place.ts';
import { sevis } from '../../values/sevis.ts';
import { ssn } from '../../values/ssn.ts';
import { uscisAccount } from '../../values/uscis-account.ts';
import type { I765FormData } from '../data.ts';
import { i765Traits } from '../traits.ts';

type Biographic = I485FormData['biographic_information'];

const base = 'biographic_information';

const nameBoxes = (item: string): NameBoxes => ({
  family: `${item}.a.family-name`,
  given: `${item}.b.given-name`,
  middle: `${item}.c.middle-name`,
});

const mailingBoxes: UsAddressBoxes = {
  street: 'P2.5.b.street',
  unit: 'P2.5.c.unit-number',
  unitKind: 'P2.5.c.unit',
  city: 'P2.5.d.city',
  state: 'P2.5.e.state',
  zip: 'P2.5.f.zip-code',
};

const physicalBoxes: UsAddressBoxes = {
  street: 'P2.7.a.street',
  unit: 'P2.7.b.unit-number',
  unitKind: 'P2.7.b.unit',
  city: 'P2.7.c.city',
  state: 'P2.7.d.state',
  zip: 'P2.7.e.zip-code',
};

/** I-765 Part 2 items 5 to 7: item 7 is empty when item 6 says that the person lives where the mail goes. */
function readAddresses(draft: FormDraft): Record<'mailing_address' | 'physical_address', UsAddress> {
  const from = `${base}.mailing_address`;
  const to = `${base}.physical_address`;
  const mailing = readUsAddress(draft, from, mailingBoxes);
  const { unitKind: _, ...own } = physicalBoxes;
  const isSame = draft.isMarked('P2.6.yes') && !draft.hasContent(Object.values(own));
  const physical = isSame ? repeatAddress(draft, from, to, mailing) : readUsAddress(draft, to, physicalBoxes);
  return { mailing_address: mailing, physical_address: physical };
}

/** I-765 Part 2 item 14: two boxes for countries of citizenship, listed with a comma. */
function readCitizenship(draft: FormDraft): string {
  const path = `${base}.citizenship_country`;
  const countries = ['P2.14.a.citizenship', 'P2.14.b.citizenship'].flatMap((box) => {
    const found = draft.parts(path, box, asNationality);
    return found ? [found] : [];
  });
  const certainty = countries.reduce((product, country) => product * country.certainty, 1);
  draft.addEvidence(
    path,
    countries.map(({ source }) => source),
    certainty,
  );
  return countries.map(({ value }) => value).join(', ');
}

/** I-765 Part 2 items 1, 5 to 10, 13 to 17 and 22. */
function readBiographic(draft: FormDraft): Biographic {
  const take = (key: string, box: string, transform: Parameters<FormDraft['take']>[2]) =>
    draft.take(`${base}.${key}`, box, transform);
  const own = nameBoxes('P2.1');
  const name = draft.hasContent(Object.values(own)) ? own : nameBoxes('P6.1');
  const aNumberBox = draft.text('P2.8.a-number') ? 'P2.8.a-number' : 'P6.2.a-number';
  return {
    full_name: readFullName(draft, `${base}.full_name`, name),
    a_number: take('a_number', aNumberBox, asKind(aNumber)),
    uscis_account_number: take('uscis_account_number', 'P2.9.uscis-account', asKind(uscisAccount)),
    ssn: take('ssn', 'P2.13.ssn', asKind(ssn)),
    date_of_birth: take('date_of_birth', 'P2.16.date-of-birth', asPastDate(draft)),
    sex: readMarkedAnswer(draft, `${base}.sex`, 'P2.10', { male: 'Male', female: 'Female' }),
    citizenship_country: readCitizenship(draft),
    place_of_birth: {
      city: take('place_of_birth.city', 'P2.15.a.city-of-birth', asName),
      country: take('place_of_birth.country', 'P2.15.c.country-of-birth', asCountry),
    },
    last_arrival_date: take('last_arrival_date', 'P2.22.arrival-date', asPastDate(draft)),
    i_94_number: take('i_94_number', 'P2.17.i94-number', asKind(i94)),
    ...readAddresses(draft),
    mail_in_care_of: take('mail_in_care_of', 'P2.5.a.in-care-of', asName),
  };
}

/** I-765 Part 2 items 2 to 4: those with a name in them. */
const readOtherNames = (draft: FormDraft): FullName[] =>
  ['P2.2', 'P2.3', 'P2.4']
    .map(nameBoxes)
    .filter((boxes) => draft.hasContent(Object.values(boxes)))
    .map((boxes, index) => readFullName(draft, `other_names.${index}`, boxes));

/** I-765 Part 2 items 23 and 24. T-PLACE. */
function readLastArrival(draft: FormDraft): I485FormData['last_arrival'] {
  const place = draft.parts('last_arrival.city', 'P2.23.arrival-place', ({ text }) => entryPlace.parse(text));
  const keep = (key: string, value = '') =>
    place ? draft.keep(`last_arrival.${key}`, place.source, value, place.certainty) : '';
  return {
    city: keep('city', place?.value.city),
    state: keep('state', place?.value.state),
    status: draft.take('last_arrival.status', 'P2.24.arrival-status', asText),
    status_expires: '',
  };
}

/** I-765 Part 2 items 18 to 21. */
const readPassport = (draft: FormDraft): I485FormData['passport'] => ({
  number: draft.take('passport.number', 'P2.18.passport-number', asKind(documentNumber)),
  travel_document_number: draft.take(
    'passport.travel_document_number',
    'P2.19.travel-document-number',
    asKind(documentNumber),
  ),
  country: draft.take('passport.country', 'P2.20.passport-country', asCountry),
  expiration_date: draft.take('passport.expiration_date', 'P2.21.passport-expires', asAnyDate(draft)),
  used_at_last_arrival: null,
});

/**
 * A filled I-765 (edition 08/21/25) as I-485 form data. Reason (Part 1), filed before (item 12), category (item 27) and
 * arrests (items 30 and 31.b) stay empty; Part 6 is noted, not parsed.
 */
export function draftFromI765(draft: FormDraft): I485FormData {
  const empty = emptyI485FormData();
  noteAdditionalInformation(draft, i765Traits);
  return {
    ...empty,
    biographic_information: readBiographic(draft),
    marital_history: {
      ...empty.marital_history,
      current_marital_status: readMarkedAnswer(draft, 'marital_history.current_marital_status', 'P2.11', {
        single: 'Single',
        married: 'Married',
        divorced: 'Divorced',
        widowed: 'Widowed',
      }),
    },
    other_names: readOtherNames(draft),
    last_arrival: readLastArrival(draft),
    passport: readPassport(draft),
    contact: readContactBoxes(draft, {
      daytime: 'P3.3.daytime-phone',
      mobile: 'P3.4.mobile-phone',
      email: 'P3.5.email',
    }),
  };
}

/** With the N that the paper prints itself. */
function asSevis({ text }: { readonly text: string }) {
  const digits = sevis.parse(text);
  return digits && { ...digits, value: `N${digits.value}` };
}

/** What only the I-765 asks: Part 2 items 15.b, 23, 25 and 26. */
export function addFromI765(draft: FormDraft, formData: I765FormData): void {
  formData.place_of_birth.state_province = draft.take(
    'place_of_birth.state_province',
    'P2.15.b.province-of-birth',
    asText,
  );
  formData.last_entry_place = draft.take('last_entry_place', 'P2.23.arrival-place', asText);
  formData.current_immigration_status = draft.take(
    'current_immigration_status',
    'P2.25.current-status',
    asText,
  );
  formData.sevis_number = draft.take('sevis_number', 'P2.26.sevis-number', asSevis);
}
