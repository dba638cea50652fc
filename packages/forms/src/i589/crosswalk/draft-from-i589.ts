import type { FormDraft } from '../../drafting/form-draft.ts';
import { emptyI485FormData, type I485FormData } from '../../i485/data.ts';
import { readAddressHistory, readForeignAddresses } from './read-addresses.ts';
import { readBiographic } from './read-biographic.ts';
import { readEmploymentAndEducation } from './read-employment.ts';
import { readChildren, readParents } from './read-family.ts';
import { readMarriage } from './read-marriage.ts';
import { readContact, readLastArrival, readOtherNames, readPassport } from './read-travel.ts';

/** A filled I-589 as I-485 form data; its story is not carried. */
export function draftFromI589(draft: FormDraft): I485FormData {
  const biographic = readBiographic(draft);
  return {
    ...emptyI485FormData(),
    biographic_information: biographic,
    address_history_5_years: readAddressHistory(draft),
    employment_and_education_history_5_years: readEmploymentAndEducation(draft),
    parents: readParents(draft, biographic.full_name.family_name),
    children: readChildren(draft),
    marital_history: readMarriage(draft),
    other_names: readOtherNames(draft, biographic.full_name),
    ...readForeignAddresses(draft),
    last_arrival: readLastArrival(draft),
    passport: readPassport(draft),
    contact: readContact(draft),
  };
}
