import type { I765FormData } from '@puente/contract';
import { getPlace, type Sheet, tick } from '../../filling/sheet.ts';
import { writeCitizenships } from '../../filling/write-citizenships.ts';
import {
  copyBox,
  isEmptyName,
  type NameBoxes,
  toNamePiece,
  writeFullName,
} from '../../filling/write-name.ts';
import { writeNumber } from '../../filling/write-number.ts';
import { labelPiece, noteRecord } from '../../filling/write-record.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';
import { aNumber } from '../../values/a-number.ts';
import { phone } from '../../values/phone.ts';
import { ssn } from '../../values/ssn.ts';
import { uscisAccount } from '../../values/uscis-account.ts';

const otherNamesBox = 'P2.2.a.family-name';
const citizenshipBoxes = ['P2.14.a.citizenship', 'P2.14.b.citizenship'];

const nameBoxes = (item: string): NameBoxes => ({
  family: `P2.${item}.a.family-name`,
  given: `P2.${item}.b.given-name`,
  middle: `P2.${item}.c.middle-name`,
});

/** Part 2 items 1 to 4, and the copies of the name on page 7. */
export function writeNames(sheet: Sheet, data: I765FormData): void {
  const applicant = nameBoxes('1');
  writeText(sheet, 'applicant_last_name', applicant.family, data.applicant_last_name);
  writeText(sheet, 'applicant_first_name', applicant.given, data.applicant_first_name);
  writeText(sheet, 'applicant_middle_name', applicant.middle, data.applicant_middle_name);
  for (const part of ['a.family-name', 'b.given-name', 'c.middle-name'])
    copyBox(sheet, `P2.1.${part}`, `P6.1.${part}`);
  data.other_names
    .map((name, index) => ({ name, path: `other_names.${index}` }))
    .filter(({ name }) => !isEmptyName(name))
    .forEach(({ name, path }, slot) => {
      if (slot < 3) writeFullName(sheet, nameBoxes(String(slot + 2)), name, path);
      else
        noteRecord(sheet, getPlace(sheet, otherNamesBox), [
          labelPiece('Other name:', toNamePiece(sheet, name, path)),
        ]);
    });
}

const statusBoxes = {
  Single: 'P2.11.single',
  Married: 'P2.11.married',
  Divorced: 'P2.11.divorced',
  Widowed: 'P2.11.widowed',
} as const;

/** Part 2 items 8 to 11 and 13 to 16. The sex boxes' on-values are Y for male and N for female. */
export function writeIdentity(sheet: Sheet, data: I765FormData): void {
  const aNumberBoxes = ['P2.8.a-number', 'P6.2.a-number'];
  writeNumber(sheet, 'alien_registration_number', aNumberBoxes, data.alien_registration_number, aNumber);
  writeNumber(sheet, 'uscis_account_number', 'P2.9.uscis-account', data.uscis_account_number, uscisAccount);
  if (data.sex !== '') tick(sheet, data.sex === 'Male' ? 'P2.10.male' : 'P2.10.female');
  if (data.marital_status !== '') tick(sheet, statusBoxes[data.marital_status]);
  writeNumber(sheet, 'social_security_number', 'P2.13.ssn', data.social_security_number, ssn);
  writeCitizenships(sheet, 'citizenship_country', citizenshipBoxes, data.citizenship_country);
  const { city, state_province, country } = data.place_of_birth;
  writeText(sheet, 'place_of_birth.city', 'P2.15.a.city-of-birth', city);
  writeText(sheet, 'place_of_birth.state_province', 'P2.15.b.province-of-birth', state_province);
  writeText(sheet, 'place_of_birth.country', 'P2.15.c.country-of-birth', country);
  writeDate(sheet, 'date_of_birth', 'P2.16.date-of-birth', data.date_of_birth);
}

/** Part 3 items 3 to 5. The statement itself (items 1, 2 and 6) is the person's. */
export function writeContact(sheet: Sheet, data: I765FormData): void {
  writeNumber(sheet, 'applicant_daytime_phone', 'P3.3.daytime-phone', data.applicant_daytime_phone, phone);
  writeNumber(sheet, 'applicant_mobile_phone', 'P3.4.mobile-phone', data.applicant_mobile_phone, phone);
  writeText(sheet, 'applicant_email', 'P3.5.email', data.applicant_email);
}
