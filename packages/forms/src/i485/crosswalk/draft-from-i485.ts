import type { FormDraft } from '../../drafting/form-draft.ts';
import { noteAdditionalInformation } from '../../drafting/note-additional-information.ts';
import { readContactBoxes } from '../../drafting/read-contact.ts';
import { asText } from '../../drafting/read-text.ts';
import type { I765FormData } from '../../i765/data.ts';
import { emptyI485FormData, type I485FormData } from '../data.ts';
import { i485Traits } from '../traits.ts';
import { readBiographic, readLastArrival, readOtherNames, readPassport } from './read-applicant.ts';
import { readCharacteristics } from './read-characteristics.ts';
import { readEmploymentAndEducation } from './read-employment.ts';
import { readChildren, readMarriage, readParents } from './read-family.ts';
import { readAddressHistory, readLastForeignAddress } from './read-residences.ts';

/**
 * A filled I-485 (edition 01/20/25) as I-485 form data. Filing category (Part 2), Parts 3 and 9 and how the person entered
 * (Part 1 item 11) are legal answers and stay empty; Part 14 is noted, not parsed.
 */
export function draftFromI485(draft: FormDraft): I485FormData {
  const biographic = readBiographic(draft);
  noteAdditionalInformation(draft, i485Traits);
  return {
    ...emptyI485FormData(),
    biographic_information: biographic,
    address_history_5_years: readAddressHistory(draft, biographic.physical_address),
    employment_and_education_history_5_years: readEmploymentAndEducation(draft),
    parents: readParents(draft),
    children: readChildren(draft),
    marital_history: readMarriage(draft),
    biographic_characteristics: readCharacteristics(draft),
    other_names: readOtherNames(draft),
    last_foreign_address: readLastForeignAddress(draft),
    last_arrival: readLastArrival(draft),
    passport: readPassport(draft),
    contact: readContactBoxes(draft, {
      daytime: 'P10.1.daytime-phone',
      mobile: 'P10.2.mobile-phone',
      email: 'P10.3.email',
    }),
  };
}

/** What the I-765 asks and the I-485 form data has no key for: I-485 Part 1 items 10 (place of arrival) and 14. */
export function addFromI485(draft: FormDraft, formData: I765FormData): void {
  const place = ['P1.10.arrival-city', 'P1.10.arrival-state'].flatMap((box) => draft.text(box) ?? []);
  draft.addEvidence('last_entry_place', place);
  formData.last_entry_place = place.flatMap((source) => asText(source)?.value ?? []).join(', ');
  formData.current_immigration_status = draft.take('current_immigration_status', 'P1.14.status', asText);
}
