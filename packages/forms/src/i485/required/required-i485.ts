import type { I485FormData } from '@puente/contract';
import type { RequiredItem } from '../../preflight/required-item.ts';
import { requiredI485Addresses } from './required-addresses.ts';
import { requiredI485Applicant } from './required-applicant.ts';
import { toEndItem, toPathOf, toPeriodItems } from './required-dates.ts';
import { requiredI485Family } from './required-family.ts';

type Item = RequiredItem<I485FormData>;

const jobs = 'employment_and_education_history_5_years';

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
    path: toPathOf('P4.7.from', jobs),
    en: 'Date From of that job or school: month, day and year',
    es: 'Fecha de inicio de ese trabajo o escuela: mes, día y año',
  },
  toEndItem('P4.7.', { en: 'that job or school', es: 'ese trabajo o escuela' }),
  ...toPeriodItems('P4.8.', {
    en: 'your last job or school outside the United States',
    es: 'su último trabajo o escuela fuera de los Estados Unidos',
  }),
];

/** What the I-485, edition 01/20/25, asks for, in the order of its pages. */
export const requiredI485: readonly Item[] = [
  ...requiredI485Applicant,
  ...requiredI485Addresses,
  ...categoryAndHistory,
  ...requiredI485Family,
];
