import type { I485FormData } from '@puente/contract';
import { type IsAnswered, requiredOf } from '../../preflight/required-item.ts';
import { parseFormDate } from '../../values/calendar-date.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { toPathOf, toPeriodItems } from './required-dates.ts';

const items = requiredOf<I485FormData>();

const bio = 'biographic_information';
const history = 'address_history_5_years';

const mailsElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered('P1.18.mailing-same.no');
const livedElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered('P1.18.five-years.no');

/** The address abroad whose dates do not say how long it was, at the date that leaves it open. */
function toOpenDate(data: I485FormData, today: Date): string | null {
  const { abroad } = chooseResidences(data, today);
  if (abroad.kind === 'none') return null;
  const { path, from } = abroad.residence;
  return `${path}.${parseFormDate(from)?.day ? 'to' : 'from'}_date`;
}

/** Part 1 items 18 and 19 of the I-485, edition 01/20/25. */
export const requiredI485Addresses = items([
  {
    fields: ['P1.18.physical-street'],
    path: `${bio}.physical_address.street`,
    label: 'street-of-your-current-us-address',
  },
  {
    fields: ['P1.18.physical-city'],
    path: `${bio}.physical_address.city`,
    label: 'city-or-town-of-your-current-us-address',
  },
  {
    fields: ['P1.18.physical-state'],
    path: `${bio}.physical_address.state`,
    label: 'state-of-your-current-us-address',
  },
  {
    fields: ['P1.18.physical-zip-code'],
    path: `${bio}.physical_address.zip_code`,
    label: 'zip-code-of-your-current-us-address',
  },
  {
    fields: ['P1.18.physical-since'],
    path: toPathOf('P1.18.physical-since', history),
    label: 'first-day-at-your-current-address',
  },
  {
    fields: ['P1.18.mailing-same.*'],
    path: `${bio}.mailing_address.street`,
    label: 'same-mailing-address',
  },
  {
    fields: ['P1.18.mailing-street'],
    path: `${bio}.mailing_address.street`,
    when: mailsElsewhere,
    label: 'street-of-your-mailing-address',
  },
  {
    fields: ['P1.18.mailing-city'],
    path: `${bio}.mailing_address.city`,
    when: mailsElsewhere,
    label: 'city-or-town-of-your-mailing-address',
  },
  {
    fields: ['P1.18.mailing-state'],
    path: `${bio}.mailing_address.state`,
    when: mailsElsewhere,
    label: 'state-of-your-mailing-address',
  },
  {
    fields: ['P1.18.mailing-zip-code'],
    path: `${bio}.mailing_address.zip_code`,
    when: mailsElsewhere,
    label: 'zip-code-of-your-mailing-address',
  },
  {
    fields: ['P1.18.five-years.*'],
    path: history,
    label: 'five-years-at-this-address',
  },
  {
    fields: ['P1.18.prior-street', 'P1.18.prior-city', 'P1.18.prior-country'],
    path: history,
    when: livedElsewhere,
    label: 'prior-address-of-the-last-five-years',
  },
  ...toPeriodItems('P1.18.prior-', 'your-prior-address'),
  {
    fields: ['P1.18.abroad-street', 'P1.18.abroad-city', 'P1.18.abroad-country'],
    path: 'last_foreign_address.street',
    when: (data, _, today) => chooseResidences(data, today).abroad.kind === 'none',
    label: 'last-address-abroad',
  },
  {
    fields: ['P1.18.abroad-street', 'P1.18.abroad-city', 'P1.18.abroad-country'],
    path: toOpenDate,
    when: (data, _, today) => chooseResidences(data, today).abroad.kind === 'open',
    label: 'dates-of-your-last-address-abroad',
  },
  ...toPeriodItems('P1.18.abroad-', 'your-last-address-abroad'),
  {
    fields: ['P1.19.card-issued.*'],
    path: `${bio}.ssn`,
    label: 'social-security-card-issued-to-you',
  },
  {
    fields: ['P1.19.wants-card.*'],
    path: null,
    label: 'wish-for-a-social-security-card',
  },
]);
