import type { I485FormData } from '@puente/contract';
import { requiredI485Applicant } from './required-i485-applicant.ts';
import { requiredI485Family } from './required-i485-family.ts';
import type { IsAnswered, RequiredItem } from './required-item.ts';

type Item = RequiredItem<'I-485'>;

const bio = 'biographic_information';
const jobs = 'employment_and_education_history_5_years';
const history = 'address_history_5_years';

const mailsElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered('P1.18.mailing-same.no');
const livedElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered('P1.18.five-years.no');

const addresses: readonly Item[] = [
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
    path: history,
    en: 'Date you first lived at your current address',
    es: 'Fecha desde la que vive en su dirección actual',
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
  {
    fields: ['P1.18.abroad-street', 'P1.18.abroad-city', 'P1.18.abroad-country'],
    path: 'last_foreign_address.street',
    en: 'Last address outside the United States where you lived more than one year, if not listed above',
    es: 'Última dirección fuera de los Estados Unidos donde vivió más de un año, si no está en la lista',
  },
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

const categoryAndHistory: readonly Item[] = [
  {
    fields: ['P2.1.*'],
    path: null,
    en: 'Filing with the immigration court: yes or no',
    es: 'Presenta ante el tribunal de inmigración: sí o no',
  },
  {
    fields: ['P2.2.principal', 'P2.2.derivative'],
    path: null,
    en: 'Principal or derivative applicant',
    es: 'Solicitante principal o derivado',
  },
  {
    fields: ['P2.3.*'],
    through: 'P2.3.g.option-1',
    path: null,
    en: 'Filing category: only one box',
    es: 'Categoría de la solicitud: una sola casilla',
  },
  {
    fields: ['P2.5.*'],
    path: null,
    en: 'Age 21 or older under the Child Status Protection Act: yes or no',
    es: '21 años o más según la ley CSPA: sí o no',
  },
  {
    fields: ['P3.1.*'],
    path: null,
    en: 'Affidavit of support: one of six boxes',
    es: 'Declaración de patrocinio: una de seis casillas',
  },
  {
    fields: ['P4.1.*'],
    path: null,
    en: 'Immigrant visa application abroad: yes or no',
    es: 'Solicitud de visa de inmigrante en el extranjero: sí o no',
  },
  {
    fields: ['P4.5.*'],
    path: null,
    en: 'Earlier application for permanent residence: yes or no',
    es: 'Solicitud anterior de residencia permanente: sí o no',
  },
  {
    fields: ['P4.6.*'],
    path: null,
    en: 'Permanent residence taken back: yes or no',
    es: 'Residencia permanente anulada: sí o no',
  },
  {
    fields: ['P4.7.name'],
    path: jobs,
    en: 'Current or most recent employer or school',
    es: 'Empleador o escuela actual o más reciente',
  },
  { fields: ['P4.7.occupation'], path: jobs, en: 'Your occupation there', es: 'Su ocupación allí' },
  {
    fields: ['P4.7.from'],
    path: jobs,
    en: 'Date From of that job or school',
    es: 'Fecha de inicio de ese trabajo o escuela',
  },
];

/** What the I-485, edition 01/20/25, asks for, in the order of its pages. */
export const requiredI485: readonly Item[] = [
  ...requiredI485Applicant,
  ...addresses,
  ...categoryAndHistory,
  ...requiredI485Family,
];
