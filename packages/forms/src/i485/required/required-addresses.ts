import type { I485FormData } from '@puente/contract';
import type { IsAnswered, RequiredItem } from '../../preflight/required-item.ts';
import { parseFormDate } from '../../values/date.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { toPathOf, toPeriodItems } from './required-dates.ts';

type Item = RequiredItem<I485FormData>;

const bio = 'biographic_information';
const history = 'address_history_5_years';

const mailsElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered('P1.18.mailing-same.no');
const livedElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered('P1.18.five-years.no');

/** The address abroad whose dates do not say how long it was, at the date that leaves it open. */
const toOpenDate = (data: I485FormData, today: Date): string | null => {
  const { abroad } = chooseResidences(data, today);
  if (abroad.kind === 'none') return null;
  const { path, from } = abroad.residence;
  return `${path}.${parseFormDate(from)?.day ? 'to' : 'from'}_date`;
};

/** Part 1 items 18 and 19 of the I-485, edition 01/20/25. */
export const requiredI485Addresses: readonly Item[] = [
  {
    fields: ['P1.18.physical-street'],
    path: `${bio}.physical_address.street`,
    en: 'Street of your current U.S. address',
    es: 'Calle de su dirección actual en EE. UU.',
  },
  {
    fields: ['P1.18.physical-city'],
    path: `${bio}.physical_address.city`,
    en: 'City or Town of your current U.S. address',
    es: 'Ciudad o pueblo de su dirección actual en EE. UU.',
  },
  {
    fields: ['P1.18.physical-state'],
    path: `${bio}.physical_address.state`,
    en: 'State of your current U.S. address',
    es: 'Estado de su dirección actual en EE. UU.',
  },
  {
    fields: ['P1.18.physical-zip-code'],
    path: `${bio}.physical_address.zip_code`,
    en: 'ZIP Code of your current U.S. address',
    es: 'Código postal de su dirección actual en EE. UU.',
  },
  {
    fields: ['P1.18.physical-since'],
    path: toPathOf('P1.18.physical-since', history),
    en: 'Date you first lived at your current address: month, day and year',
    es: 'Fecha desde la que vive en su dirección actual: mes, día y año',
  },
  {
    fields: ['P1.18.mailing-same.*'],
    path: `${bio}.mailing_address.street`,
    en: 'Mailing address the same as this one: yes or no',
    es: 'La dirección postal es la misma: sí o no',
  },
  {
    fields: ['P1.18.mailing-street'],
    path: `${bio}.mailing_address.street`,
    when: mailsElsewhere,
    en: 'Street of your mailing address',
    es: 'Calle de su dirección postal',
  },
  {
    fields: ['P1.18.mailing-city'],
    path: `${bio}.mailing_address.city`,
    when: mailsElsewhere,
    en: 'City or Town of your mailing address',
    es: 'Ciudad o pueblo de su dirección postal',
  },
  {
    fields: ['P1.18.mailing-state'],
    path: `${bio}.mailing_address.state`,
    when: mailsElsewhere,
    en: 'State of your mailing address',
    es: 'Estado de su dirección postal',
  },
  {
    fields: ['P1.18.mailing-zip-code'],
    path: `${bio}.mailing_address.zip_code`,
    when: mailsElsewhere,
    en: 'ZIP Code of your mailing address',
    es: 'Código postal de su dirección postal',
  },
  {
    fields: ['P1.18.five-years.*'],
    path: history,
    en: 'Five years at this address: yes or no',
    es: 'Cinco años en esta dirección: sí o no',
  },
  {
    fields: ['P1.18.prior-street', 'P1.18.prior-city', 'P1.18.prior-country'],
    path: history,
    when: livedElsewhere,
    en: 'Prior address of the last five years',
    es: 'Dirección anterior de los últimos cinco años',
  },
  ...toPeriodItems('P1.18.prior-', {
    en: 'your prior address',
    es: 'su dirección anterior',
  }),
  {
    fields: ['P1.18.abroad-street', 'P1.18.abroad-city', 'P1.18.abroad-country'],
    path: 'last_foreign_address.street',
    when: (data, _, today) => chooseResidences(data, today).abroad.kind === 'none',
    en: 'Last address outside the United States where you lived more than one year, if not listed above',
    es: 'Última dirección fuera de los Estados Unidos donde vivió más de un año, si no está en la lista',
  },
  {
    fields: ['P1.18.abroad-street', 'P1.18.abroad-city', 'P1.18.abroad-country'],
    path: toOpenDate,
    when: (data, _, today) => chooseResidences(data, today).abroad.kind === 'open',
    en: 'Dates of your last address outside the United States: the form asks for one of more than one year',
    es: 'Fechas de su última dirección fuera de los Estados Unidos: el formulario pide una de más de un año',
  },
  ...toPeriodItems('P1.18.abroad-', {
    en: 'your last address outside the United States',
    es: 'su última dirección fuera de los Estados Unidos',
  }),
  {
    fields: ['P1.19.card-issued.*'],
    path: `${bio}.ssn`,
    en: 'Social Security card issued to you: yes or no',
    es: 'Tarjeta del Seguro Social emitida a usted: sí o no',
  },
  {
    fields: ['P1.19.wants-card.*'],
    path: null,
    en: 'Wish for a Social Security card: yes or no',
    es: 'Desea una tarjeta del Seguro Social: sí o no',
  },
];
