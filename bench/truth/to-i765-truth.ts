import type { Person, UsAddress } from '../people/person.ts';
import { toDayText } from '../people/time.ts';
import { onlyAnswered, type Truth } from './to-i485-truth.ts';

const toAddress = (prefix: string, address: UsAddress): Truth => ({
  [`${prefix}.street`]: address.street,
  [`${prefix}.apt_suite_floor`]: address.unit,
  [`${prefix}.city`]: address.city,
  [`${prefix}.state`]: address.state,
  [`${prefix}.zip`]: address.zip,
});

/** What the I-765 form data must hold for this person, made from the person. */
export function toI765Truth(person: Person): Truth {
  return onlyAnswered({
    applicant_last_name: person.name.family,
    applicant_first_name: person.name.given,
    applicant_middle_name: person.name.middle,
    date_of_birth: toDayText(person.born),
    sex: person.sex,
    marital_status: person.maritalStatus,
    citizenship_country: person.country,
    'place_of_birth.city': person.birthplace.city,
    'place_of_birth.country': person.birthplace.country,
    alien_registration_number: person.aNumber,
    uscis_account_number: person.uscisAccount,
    social_security_number: person.ssn,
    ...toAddress('mailing_address', person.mailing ?? person.residence),
    ...toAddress('physical_address', person.residence),
    applicant_daytime_phone: person.phone,
    i94_number: person.i94,
    passport_number: person.passport.number,
    passport_issuing_country: person.passport.country,
    passport_expiration_date: person.passport.expires ? toDayText(person.passport.expires) : '',
    last_entry_date: person.entries[0] ? toDayText(person.entries[0].date) : '',
  });
}
