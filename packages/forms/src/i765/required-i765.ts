import type { I765FormData } from '@puente/contract';
import type { IsAnswered, RequiredItem } from '../preflight/required-item.ts';
import { parseCategory } from './parse-category.ts';

type Item = RequiredItem<I765FormData>;
type AddressKey = 'mailing_address' | 'physical_address';

const isEmpty = (address: I765FormData[AddressKey]) =>
  Object.values(address).every((line) => line.trim() === '');
/** Item 5 takes the residence when no mailing address is given. */
const mailKey = (data: I765FormData): AddressKey =>
  isEmpty(data.mailing_address) && !isEmpty(data.physical_address) ? 'physical_address' : 'mailing_address';
const isCategory = (letter: string, number: string) => (data: I765FormData) => {
  const category = parseCategory(data.eligibility_category.trim());
  return category?.letter.toLowerCase() === letter && category.number === number;
};

const addressLines = [
  { box: 'b.street', key: 'street', en: 'Street', es: 'Calle' },
  { box: 'd.city', key: 'city', en: 'City or Town', es: 'Ciudad o pueblo' },
  { box: 'e.state', key: 'state', en: 'State', es: 'Estado' },
  { box: 'f.zip-code', key: 'zip', en: 'ZIP Code', es: 'Código postal' },
] as const;

const livesElsewhere = (_: I765FormData, isAnswered: IsAnswered) => isAnswered('P2.6.no');
const physicalBoxes = { street: 'a.street', city: 'c.city', state: 'd.state', zip: 'e.zip-code' } as const;
const physical: readonly Item[] = addressLines.map(({ key, en, es }) => ({
  fields: [`P2.7.${physicalBoxes[key]}`],
  path: `physical_address.${key}`,
  when: livesElsewhere,
  en: `${en} of your U.S. physical address`,
  es: `${es} de su dirección física en EE. UU.`,
}));

const mailing: readonly Item[] = (['mailing_address', 'physical_address'] as const).flatMap((address) =>
  addressLines.map(
    ({ box, key, en, es }): Item => ({
      fields: [`P2.5.${box}`],
      path: `${address}.${key}`,
      when: (data) => mailKey(data) === address,
      en: `${en} of your U.S. mailing address`,
      es: `${es} de su dirección postal en EE. UU.`,
    }),
  ),
);

/** What the I-765, edition 08/21/25, asks for, in the order of its pages. */
export const requiredI765: readonly Item[] = [
  {
    fields: ['P1.1.*'],
    through: 'P1.1.c.renewal',
    path: null,
    en: 'Reason for applying: one of three boxes',
    es: 'Motivo de la solicitud: una de tres casillas',
  },
  {
    fields: ['P2.1.a.family-name'],
    path: 'applicant_last_name',
    en: 'Family Name (Last Name)',
    es: 'Apellido',
  },
  {
    fields: ['P2.1.b.given-name'],
    path: 'applicant_first_name',
    en: 'Given Name (First Name)',
    es: 'Nombre',
  },
  ...mailing,
  {
    fields: ['P2.6.*'],
    path: 'physical_address.street',
    en: 'Physical address, or that it is the mailing address',
    es: 'Dirección física, o que es la misma que la postal',
  },
  ...physical,
  { fields: ['P2.10.*'], path: 'sex', en: 'Sex', es: 'Sexo' },
  { fields: ['P2.11.*'], path: 'marital_status', en: 'Marital Status', es: 'Estado civil' },
  {
    fields: ['P2.12.*'],
    path: null,
    en: 'Form I-765 filed before: yes or no',
    es: 'Formulario I-765 presentado antes: sí o no',
  },
  {
    fields: ['P2.14.a.citizenship'],
    path: 'citizenship_country',
    en: 'Country of Citizenship or Nationality',
    es: 'País de ciudadanía o nacionalidad',
  },
  {
    fields: ['P2.15.a.city-of-birth'],
    path: 'place_of_birth.city',
    en: 'City or Town of Birth',
    es: 'Ciudad o pueblo de nacimiento',
  },
  {
    fields: ['P2.15.b.province-of-birth'],
    path: 'place_of_birth.state_province',
    en: 'State or Province of Birth',
    es: 'Estado o provincia de nacimiento',
  },
  {
    fields: ['P2.15.c.country-of-birth'],
    path: 'place_of_birth.country',
    en: 'Country of Birth',
    es: 'País de nacimiento',
  },
  { fields: ['P2.16.date-of-birth'], path: 'date_of_birth', en: 'Date of Birth', es: 'Fecha de nacimiento' },
  {
    fields: ['P2.18.passport-number'],
    path: 'passport_number',
    en: 'Number of your most recent passport',
    es: 'Número de su pasaporte más reciente',
  },
  {
    fields: ['P2.20.passport-country'],
    path: 'passport_issuing_country',
    en: 'Country That Issued your passport or travel document',
    es: 'País que emitió su pasaporte o documento de viaje',
  },
  {
    fields: ['P2.21.passport-expires'],
    path: 'passport_expiration_date',
    en: 'Expiration Date of your passport or travel document',
    es: 'Fecha de vencimiento de su pasaporte o documento de viaje',
  },
  {
    fields: ['P2.22.arrival-date'],
    path: 'last_entry_date',
    en: 'Date of Last Arrival',
    es: 'Fecha de la última llegada',
  },
  {
    fields: ['P2.23.arrival-place'],
    path: 'last_entry_place',
    en: 'Place of Last Arrival',
    es: 'Lugar de la última llegada',
  },
  {
    fields: ['P2.24.arrival-status'],
    path: 'last_entry_status',
    en: 'Immigration Status at Last Arrival',
    es: 'Estatus migratorio en la última llegada',
  },
  {
    fields: ['P2.25.current-status'],
    path: 'current_immigration_status',
    en: 'Current Immigration Status or Category',
    es: 'Estatus o categoría migratoria actual',
  },
  {
    fields: ['P2.27.category-letter'],
    path: 'eligibility_category',
    en: 'Eligibility Category',
    es: 'Categoría de elegibilidad',
  },
  {
    fields: ['P2.30.*'],
    path: null,
    when: isCategory('c', '8'),
    en: 'Arrests or convictions: yes or no (asked of category (c)(8))',
    es: 'Arrestos o condenas: sí o no (se pregunta en la categoría (c)(8))',
  },
  {
    fields: ['P3.1.*'],
    through: 'P3.1.b.interpreter',
    path: null,
    en: 'Your statement: you read English, or an interpreter read the form to you',
    es: 'Su declaración: lee inglés, o un intérprete le leyó el formulario',
  },
  {
    fields: ['P3.3.daytime-phone'],
    path: 'applicant_daytime_phone',
    en: 'Daytime Telephone Number',
    es: 'Teléfono durante el día',
  },
];
