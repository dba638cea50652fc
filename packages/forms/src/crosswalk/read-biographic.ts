import type { I485FormData } from '@puente/contract';
import { foldText, tidyText } from '../transforms/fold-text.ts';
import { sure } from '../transforms/normalised.ts';
import { toANumber } from '../transforms/to-a-number.ts';
import { splitStreet, toUnit, toUsState, toZip } from '../transforms/to-address.ts';
import { toCityCountry } from '../transforms/to-city-country.ts';
import { toI94 } from '../transforms/to-i94.ts';
import { toSex } from '../transforms/to-sex.ts';
import { toSsn } from '../transforms/to-ssn.ts';
import { toUscisAccount } from '../transforms/to-uscis-account.ts';
import type { FormDraft } from './form-draft.ts';
import { proveMark, readChoice } from './read-choice.ts';
import { asName, asNationality, asPastDate, asPlain, mayBeMisread } from './read-text.ts';

type Biographic = I485FormData['biographic_information'];
type UsAddress = Biographic['physical_address'];

const base = 'biographic_information';

/** I-589 Part A.I items 8 and 9: an address in the United States. T-ADDR. */
const readUsAddress = (draft: FormDraft, path: string, from: string): UsAddress => {
  const unit = draft.take(`${path}.apt_number`, `${from}.apt-number`, ({ text }) => {
    const value = toUnit(text);
    return value === '' ? null : sure(value);
  });
  const street = draft.parts(`${path}.street`, `${from}.street`, ({ text }) => sure(splitStreet(text)));
  const address: UsAddress = { street: '', apt_number: unit, city: '', state: '', zip_code: '' };
  if (street) {
    const { source, value } = street;
    const other = value.unit !== '' && unit !== '' && foldText(value.unit) !== foldText(unit);
    address.street = draft.keep(`${path}.street`, source, other ? tidyText(source.text) : value.street);
    if (unit === '') address.apt_number = draft.keep(`${path}.apt_number`, source, value.unit);
  }
  address.city = draft.take(`${path}.city`, `${from}.city`, asName);
  address.state = draft.take(`${path}.state`, `${from}.state`, (source) =>
    toUsState(source.text, mayBeMisread(source)),
  );
  address.zip_code = draft.take(`${path}.zip_code`, `${from}.zip-code`, ({ text }) => {
    const zip = toZip(text);
    return zip === null ? null : sure(zip);
  });
  return address;
};

const addressBoxes = ['street', 'apt-number', 'city', 'state', 'zip-code'] as const;

/** I-589 Part A.I item 9, and when it is empty item 8, whose evidence it then has. T-MAIL. */
const readMailingAddress = (draft: FormDraft, physical: UsAddress): UsAddress => {
  const path = `${base}.mailing_address`;
  if (draft.hasContent(addressBoxes.map((box) => `A.I.9.${box}`))) return readUsAddress(draft, path, 'A.I.9');
  for (const key of Object.keys(physical)) {
    const evidence = draft.evidence[`${base}.physical_address.${key}`];
    if (evidence) draft.evidence[`${path}.${key}`] = evidence;
  }
  return { ...physical };
};

const readSex = (draft: FormDraft): Biographic['sex'] => {
  const marked = readChoice(draft, `${base}.sex`, 'A.I.10', ['male', 'female']);
  const sex = toSex(marked);
  if (sex !== null) proveMark(draft, `${base}.sex`, `A.I.10.${marked[0]}`);
  return sex ?? '';
};

const readPlaceOfBirth = (draft: FormDraft): Biographic['place_of_birth'] => {
  const path = `${base}.place_of_birth`;
  const place = draft.parts(`${path}.country`, 'A.I.13.place-of-birth', (source) =>
    toCityCountry(source.text, mayBeMisread(source)),
  );
  if (!place) return { city: '', country: '' };
  return {
    city: draft.keep(`${path}.city`, place.source, place.value.city, Math.max(place.certainty, 0.95)),
    country: draft.keep(`${path}.country`, place.source, place.value.country, place.certainty),
  };
};

/** I-589 Part A.I items 1 to 14 and 19: who the applicant is. */
export const readBiographic = (draft: FormDraft): Biographic => {
  const physical = readUsAddress(draft, `${base}.physical_address`, 'A.I.8');
  return {
    full_name: {
      family_name: draft.take(`${base}.full_name.family_name`, 'A.I.4.last-name', asName),
      given_name: draft.take(`${base}.full_name.given_name`, 'A.I.5.first-name', asName),
      middle_name: draft.take(`${base}.full_name.middle_name`, 'A.I.6.middle-name', asName),
    },
    a_number: draft.take(`${base}.a_number`, 'A.I.1.a-number', asPlain(toANumber)),
    uscis_account_number: draft.take(
      `${base}.uscis_account_number`,
      'A.I.3.uscis-account',
      asPlain(toUscisAccount),
    ),
    ssn: draft.take(`${base}.ssn`, 'A.I.2.ssn', asPlain(toSsn)),
    date_of_birth: draft.take(`${base}.date_of_birth`, 'A.I.12.date-of-birth', asPastDate(draft)),
    sex: readSex(draft),
    citizenship_country: draft.take(`${base}.citizenship_country`, 'A.I.14.nationality', asNationality),
    place_of_birth: readPlaceOfBirth(draft),
    last_arrival_date: draft.take(`${base}.last_arrival_date`, 'A.I.19.c.row-1.date', asPastDate(draft)),
    i_94_number: draft.take(`${base}.i_94_number`, 'A.I.19.b.i94-number', asPlain(toI94)),
    mailing_address: readMailingAddress(draft, physical),
    physical_address: physical,
  };
};
