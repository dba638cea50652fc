import type { I485FormData } from '@puente/contract';
import type { RequiredItem } from '../../preflight/required-item.ts';

type Item = RequiredItem<I485FormData>;

const bio = 'biographic_information';
const whichPassport = 'passport.used_at_last_arrival';

const hasI94 = (data: I485FormData) => data.biographic_information.i_94_number.trim() !== '';
const isGiven = (value: string) => value.trim() !== '';

const applicant: readonly Item[] = [
  {
    fields: ['P1.1.family-name'],
    path: `${bio}.full_name.family_name`,
    en: 'Family Name (Last Name)',
    es: 'Apellido',
  },
  {
    fields: ['P1.1.given-name'],
    path: `${bio}.full_name.given_name`,
    en: 'Given Name (First Name)',
    es: 'Nombre',
  },
  {
    fields: ['P1.3.date-of-birth'],
    path: `${bio}.date_of_birth`,
    en: 'Date of Birth',
    es: 'Fecha de nacimiento',
  },
  {
    fields: ['P1.3.other-dates.*'],
    path: null,
    en: 'Other dates of birth used: yes or no',
    es: 'Otras fechas de nacimiento usadas: sí o no',
  },
  { fields: ['P1.4.has-number.*', 'P1.4.a-number'], path: `${bio}.a_number`, en: 'A-Number', es: 'Número A' },
  {
    fields: ['P1.5.has-other.*'],
    path: null,
    en: 'Other A-Numbers: yes or no',
    es: 'Otros números A: sí o no',
  },
  { fields: ['P1.6.*'], path: `${bio}.sex`, en: 'Sex', es: 'Sexo' },
  {
    fields: ['P1.7.city'],
    path: `${bio}.place_of_birth.city`,
    en: 'City or Town of Birth',
    es: 'Ciudad o pueblo de nacimiento',
  },
  {
    fields: ['P1.7.country'],
    path: `${bio}.place_of_birth.country`,
    en: 'Country of Birth',
    es: 'País de nacimiento',
  },
  {
    fields: ['P1.8.citizenship'],
    path: `${bio}.citizenship_country`,
    en: 'Country of Citizenship or Nationality',
    es: 'País de ciudadanía o nacionalidad',
  },
];

const passportTexts = {
  number: {
    en: 'Number of the passport or travel document you arrived with, if you had one',
    es: 'Número del pasaporte o documento de viaje con el que llegó, si tenía uno',
  },
  expires: {
    en: 'Expiration Date of the passport or travel document',
    es: 'Fecha de vencimiento del pasaporte o documento de viaje',
  },
  country: {
    en: 'Country That Issued the passport or travel document',
    es: 'País que emitió el pasaporte o documento de viaje',
  },
};

/** No answer yet on whether the passport at hand is the one that item 10 asks for. */
const isOpen = ({ passport: { used_at_last_arrival: used, ...passport } }: I485FormData) =>
  used === null && Object.values(passport).some(isGiven);
const isCurrent = ({ passport }: I485FormData) =>
  passport.used_at_last_arrival === true && [passport.number, passport.travel_document_number].some(isGiven);
const isOther = ({ passport }: I485FormData) => passport.used_at_last_arrival === false;
const isOtherNumbered = (data: I485FormData) => isOther(data) && isGiven(data.arrival_passport.number);

/** Item 10. Until it is known which passport it asks for, all its boxes wait for that one answer. */
const arrivalPassport: readonly Item[] = [
  {
    fields: ['P1.10.passport-number'],
    path: whichPassport,
    when: isOpen,
    ...passportTexts.number,
  },
  {
    fields: ['P1.10.passport-number'],
    path: 'arrival_passport.number',
    when: isOther,
    ...passportTexts.number,
  },
  ...(
    [
      [isOpen, whichPassport, whichPassport],
      [isCurrent, 'passport.expiration_date', 'passport.country'],
      [isOtherNumbered, 'arrival_passport.expiration_date', 'arrival_passport.country'],
    ] as const
  ).flatMap(([when, expires, country]): Item[] => [
    {
      fields: ['P1.10.passport-expires'],
      path: expires,
      when,
      ...passportTexts.expires,
    },
    {
      fields: ['P1.10.passport-country'],
      path: country,
      when,
      ...passportTexts.country,
    },
  ]),
];

const arrival: readonly Item[] = [
  ...arrivalPassport,
  {
    fields: ['P1.10.arrival-city'],
    path: 'last_arrival.city',
    en: 'City or Town of Last Arrival',
    es: 'Ciudad o pueblo de la última llegada',
  },
  {
    fields: ['P1.10.arrival-state'],
    path: 'last_arrival.state',
    en: 'State of Last Arrival',
    es: 'Estado de la última llegada',
  },
  {
    fields: ['P1.10.arrival-date'],
    path: `${bio}.last_arrival_date`,
    en: 'Date of Last Arrival',
    es: 'Fecha de la última llegada',
  },
  {
    fields: ['P1.11.*'],
    path: null,
    en: 'How you last arrived (one of four boxes)',
    es: 'Cómo llegó la última vez (una de cuatro casillas)',
  },
  {
    fields: ['P1.12.i94-number'],
    path: `${bio}.i_94_number`,
    en: 'Form I-94 number, if you were issued one',
    es: 'Número del Formulario I-94, si le dieron uno',
  },
  {
    fields: ['P1.12.i94-family-name', 'P1.12.i94-given-name'],
    path: null,
    when: hasI94,
    en: 'Your name as it is on the Form I-94',
    es: 'Su nombre como aparece en el Formulario I-94',
  },
  {
    fields: ['P1.12.stay-expires'],
    path: 'last_arrival.status_expires',
    when: hasI94,
    en: 'Expiration of the stay shown on the Form I-94',
    es: 'Vencimiento de la estadía según el Formulario I-94',
  },
  {
    fields: ['P1.12.status'],
    path: 'last_arrival.status',
    when: hasI94,
    en: 'Immigration status on the Form I-94',
    es: 'Estatus migratorio en el Formulario I-94',
  },
  {
    fields: ['P1.13.*'],
    path: null,
    en: 'First time in the United States: yes or no',
    es: 'Primera vez en los Estados Unidos: sí o no',
  },
  {
    fields: ['P1.14.status'],
    path: null,
    en: 'Current immigration status, if it changed since your last arrival',
    es: 'Estatus migratorio actual, si cambió desde su última llegada',
  },
  {
    fields: ['P1.15.status-expires'],
    path: null,
    en: 'Expiration Date of the current status, or D/S',
    es: 'Fecha de vencimiento del estatus actual, o D/S',
  },
  { fields: ['P1.16.*'], path: null, en: 'Crewman visa: yes or no', es: 'Visa de tripulante: sí o no' },
  { fields: ['P1.17.*'], path: null, en: 'Arrived as crew: yes or no', es: 'Llegó como tripulante: sí o no' },
];

/** Part 1, items 1 to 17, of the I-485, edition 01/20/25. */
export const requiredI485Applicant: readonly Item[] = [...applicant, ...arrival];
