import type { I765FormData } from '@puente/contract';
import type { BoxSpec } from '../checks/box-rule.ts';
import type { PathOf } from '../path.ts';

const toAddressBoxes = <const Path extends string>(path: Path, streetId: string, cityId: string) =>
  [
    { pattern: `${path}.street`, id: streetId },
    { pattern: `${path}.city`, id: cityId },
  ] as const;

/** Where an answer goes whose box may be too narrow for it or lack its letters. */
export const i765Boxes: ReadonlyArray<BoxSpec<PathOf<I765FormData>>> = [
  {
    pattern: 'applicant_last_name',
    id: 'P2.1.a.family-name',
    asks: 'name',
  },
  {
    pattern: 'applicant_first_name',
    id: 'P2.1.b.given-name',
    asks: 'name',
  },
  {
    pattern: 'applicant_middle_name',
    id: 'P2.1.c.middle-name',
    asks: 'name',
  },
  {
    pattern: 'other_names.*.family_name',
    id: 'P2.2.a.family-name',
    asks: 'name',
  },
  {
    pattern: 'other_names.*.given_name',
    id: 'P2.2.b.given-name',
    asks: 'name',
  },
  {
    pattern: 'other_names.*.middle_name',
    id: 'P2.2.c.middle-name',
    asks: 'name',
  },
  { pattern: 'mail_in_care_of', id: 'P2.5.a.in-care-of', asks: 'name' },
  ...toAddressBoxes('mailing_address', 'P2.5.b.street', 'P2.5.d.city'),
  ...toAddressBoxes('physical_address', 'P2.7.a.street', 'P2.7.c.city'),
  {
    pattern: 'citizenship_country',
    id: 'P2.14.a.citizenship',
    asks: 'citizenship',
    boxes: 2,
  },
  { pattern: 'place_of_birth.city', id: 'P2.15.a.city-of-birth' },
  {
    pattern: 'place_of_birth.state_province',
    id: 'P2.15.b.province-of-birth',
  },
  {
    pattern: 'place_of_birth.country',
    id: 'P2.15.c.country-of-birth',
    asks: 'country',
  },
  { pattern: 'passport_number', id: 'P2.18.passport-number' },
  {
    pattern: 'travel_document_number',
    id: 'P2.19.travel-document-number',
  },
  {
    pattern: 'passport_issuing_country',
    id: 'P2.20.passport-country',
    asks: 'country',
  },
  { pattern: 'last_entry_place', id: 'P2.23.arrival-place' },
  { pattern: 'last_entry_status', id: 'P2.24.arrival-status' },
  { pattern: 'current_immigration_status', id: 'P2.25.current-status' },
  { pattern: 'applicant_email', id: 'P3.5.email' },
];
