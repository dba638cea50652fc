import type { I485FormData } from '@puente/contract';
import { getPlace, type Sheet, tick } from '../../filling/sheet.ts';
import { writeState } from '../../filling/write-address.ts';
import { writeCitizenships } from '../../filling/write-citizenships.ts';
import { writeI94Status } from '../../filling/write-i94-status.ts';
import { copyBox, isEmptyName, toNamePiece, writeFullName } from '../../filling/write-name.ts';
import { writeNumber } from '../../filling/write-number.ts';
import { labelPiece, noteRecord } from '../../filling/write-record.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';
import { aNumber } from '../../values/a-number.ts';
import { i94 } from '../../values/i94.ts';
import { phone } from '../../values/phone.ts';
import { ssn } from '../../values/ssn.ts';
import { uscisAccount } from '../../values/uscis-account.ts';
import { writeTravelDocument } from './write-travel-document.ts';

/** The A-Number stands at the head of each page too, of as many as the edition has. */
const headerBoxes = 'H.header.a-number.page-';
const otherNamesBox = 'P1.2.row-1.family-name';
const biographic = 'biographic_information';

const nameBoxes = (prefix: string) => ({
  family: `${prefix}.family-name`,
  given: `${prefix}.given-name`,
  middle: `${prefix}.middle-name`,
});

/** Part 1 items 1 and 2, and the copies of the name on page 24. */
export function writeNames(sheet: Sheet, data: I485FormData): void {
  writeFullName(sheet, nameBoxes('P1.1'), data.biographic_information.full_name, `${biographic}.full_name`);
  for (const part of ['family-name', 'given-name', 'middle-name'])
    copyBox(sheet, `P1.1.${part}`, `P14.1.${part}`);
  const others = data.other_names
    .map((name, index) => ({ name, path: `other_names.${index}` }))
    .filter(({ name }) => !isEmptyName(name));
  others.forEach(({ name, path }, slot) => {
    if (slot < 2) writeFullName(sheet, nameBoxes(`P1.2.row-${slot + 1}`), name, path);
    else
      noteRecord(sheet, getPlace(sheet, otherNamesBox), [
        labelPiece('Other name:', toNamePiece(sheet, name, path)),
      ]);
  });
}

/** Part 1 items 3, 4, 6 to 9 and 19. The A-Number also heads all 24 pages. */
export function writeIdentity(sheet: Sheet, data: I485FormData): void {
  const person = data.biographic_information;
  const at = (key: string): string => `${biographic}.${key}`;
  writeDate(sheet, at('date_of_birth'), 'P1.3.date-of-birth', person.date_of_birth);
  const headers = [...sheet.fields.keys()].filter((id) => id.startsWith(headerBoxes));
  const aNumberBoxes = ['P1.4.a-number', ...headers];
  if (writeNumber(sheet, at('a_number'), aNumberBoxes, person.a_number, aNumber))
    tick(sheet, 'P1.4.has-number.yes');
  if (person.sex !== '') tick(sheet, person.sex === 'Male' ? 'P1.6.male' : 'P1.6.female');
  writeText(sheet, at('place_of_birth.city'), 'P1.7.city', person.place_of_birth.city);
  writeText(sheet, at('place_of_birth.country'), 'P1.7.country', person.place_of_birth.country);
  // The item asks for one country, and has one box.
  writeCitizenships(sheet, at('citizenship_country'), ['P1.8.citizenship'], person.citizenship_country);
  writeNumber(
    sheet,
    at('uscis_account_number'),
    'P1.9.uscis-account',
    person.uscis_account_number,
    uscisAccount,
  );
  if (writeNumber(sheet, at('ssn'), 'P1.19.ssn', person.ssn, ssn)) tick(sheet, 'P1.19.card-issued.yes');
}

/** Part 1 items 10 and 12. How the person entered (item 11) is a legal answer and is never filled. */
export function writeArrival(sheet: Sheet, data: I485FormData): void {
  const { last_arrival: arrival, biographic_information: person } = data;
  writeTravelDocument(sheet, data);
  writeText(sheet, 'last_arrival.city', 'P1.10.arrival-city', arrival.city);
  writeState(sheet, 'last_arrival.state', 'P1.10.arrival-state', arrival.state);
  writeDate(sheet, `${biographic}.last_arrival_date`, 'P1.10.arrival-date', person.last_arrival_date);
  writeNumber(sheet, `${biographic}.i_94_number`, 'P1.12.i94-number', person.i_94_number, i94);
  writeI94Status(sheet, 'last_arrival.status', 'P1.12.status', arrival.status);
  writeDate(sheet, 'last_arrival.status_expires', 'P1.12.stay-expires', arrival.status_expires);
}

/** Part 10 items 1 to 3. */
export function writeContact(sheet: Sheet, { contact }: I485FormData): void {
  writeNumber(sheet, 'contact.daytime_phone', 'P10.1.daytime-phone', contact.daytime_phone, phone);
  writeNumber(sheet, 'contact.mobile_phone', 'P10.2.mobile-phone', contact.mobile_phone, phone);
  writeText(sheet, 'contact.email', 'P10.3.email', contact.email);
}
