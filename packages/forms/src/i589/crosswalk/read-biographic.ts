import type { FormDraft } from '../../drafting/form-draft.ts';
import { addMarkEvidence, readChoice } from '../../drafting/read-choice.ts';
import { readFullName } from '../../drafting/read-names.ts';
import { asCityCountry, asKind, asName, asNationality, asPastDate } from '../../drafting/read-text.ts';
import {
  readUsAddress,
  repeatAddress,
  type UsAddress,
  type UsAddressBoxes,
} from '../../drafting/read-us-address.ts';
import { toSex } from '../../drafting/to-sex.ts';
import type { I485FormData } from '../../i485/data.ts';
import { aNumber } from '../../values/a-number.ts';
import { i94 } from '../../values/i94.ts';
import { ssn } from '../../values/ssn.ts';
import { uscisAccount } from '../../values/uscis-account.ts';

type Biographic = I485FormData['biographic_information'];

const base = 'biographic_information';

/** I-589 Part A.I items 8 and 9. */
const addressAt = (item: string): UsAddressBoxes => ({
  street: `${item}.street`,
  unit: `${item}.apt-number`,
  city: `${item}.city`,
  state: `${item}.state`,
  zip: `${item}.zip-code`,
});

/** I-589 Part A.I item 9. When nothing but a sign or a speck stands there, item 8 with its evidence. T-MAIL. */
function readMailingAddress(draft: FormDraft, physical: UsAddress): UsAddress {
  const path = `${base}.mailing_address`;
  const boxes = addressAt('A.I.9');
  const ids = Object.values(boxes);
  if (draft.hasRow(ids) || ids.some((id) => draft.isUnclear(id))) return readUsAddress(draft, path, boxes);
  return repeatAddress(draft, `${base}.physical_address`, path, physical);
}

function readSex(draft: FormDraft): Biographic['sex'] {
  const marked = readChoice(draft, `${base}.sex`, 'A.I.10', ['male', 'female']);
  const sex = toSex(marked);
  if (sex !== null) addMarkEvidence(draft, `${base}.sex`, `A.I.10.${marked[0]}`);
  return sex ?? '';
}

function readPlaceOfBirth(draft: FormDraft): Biographic['place_of_birth'] {
  const path = `${base}.place_of_birth`;
  const place = draft.parts(`${path}.country`, 'A.I.13.place-of-birth', asCityCountry);
  if (!place) return { city: '', country: '' };
  return {
    city: draft.keep(`${path}.city`, place.source, place.value.city, Math.max(place.certainty, 0.95)),
    country: draft.keep(
      `${path}.country`,
      place.source,
      place.value.country,
      place.certainty,
      place.concluded,
    ),
  };
}

/** I-589 Part A.I items 1 to 14 and 19: who the applicant is. */
export function readBiographic(draft: FormDraft): Biographic {
  const physical = readUsAddress(draft, `${base}.physical_address`, addressAt('A.I.8'));
  return {
    full_name: readFullName(draft, `${base}.full_name`, {
      family: 'A.I.4.last-name',
      given: 'A.I.5.first-name',
      middle: 'A.I.6.middle-name',
    }),
    a_number: draft.take(`${base}.a_number`, 'A.I.1.a-number', asKind(aNumber)),
    uscis_account_number: draft.take(
      `${base}.uscis_account_number`,
      'A.I.3.uscis-account',
      asKind(uscisAccount),
    ),
    ssn: draft.take(`${base}.ssn`, 'A.I.2.ssn', asKind(ssn)),
    date_of_birth: draft.take(`${base}.date_of_birth`, 'A.I.12.date-of-birth', asPastDate(draft)),
    sex: readSex(draft),
    citizenship_country: draft.take(`${base}.citizenship_country`, 'A.I.14.nationality', asNationality),
    place_of_birth: readPlaceOfBirth(draft),
    last_arrival_date: draft.take(`${base}.last_arrival_date`, 'A.I.19.c.row-1.date', asPastDate(draft)),
    i_94_number: draft.take(`${base}.i_94_number`, 'A.I.19.b.i94-number', asKind(i94)),
    mailing_address: readMailingAddress(draft, physical),
    mail_in_care_of: draft.take(`${base}.mail_in_care_of`, 'A.I.9.in-care-of', asName),
    physical_address: physical,
  };
}
