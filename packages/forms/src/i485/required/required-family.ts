import type { I485FormData } from '@puente/contract';
import type { RequiredItem } from '../../preflight/required-item.ts';
import { findSpouseObstacle } from '../filling/find-spouse-obstacle.ts';

type Item = RequiredItem<I485FormData>;

const body = 'biographic_characteristics';
const spouse = 'marital_history.current_spouse';
const prior = 'marital_history.prior_marriages';

const hasSpouse = ({ marital_history }: I485FormData) =>
  findSpouseObstacle(marital_history.current_marital_status) === null;
const hasPrior = ({ marital_history }: I485FormData) => marital_history.prior_marriages.length > 0;
const hasChild = (index: number) => (data: I485FormData) => data.children.length > index;

const parents: readonly Item[] = [0, 1].flatMap((row): Item[] => {
  const [name, born, country] = row === 0 ? ['P5.1', 'P5.3', 'P5.4'] : ['P5.5', 'P5.7', 'P5.8'];
  const n = row + 1;
  const path = `parents.${row}`;
  return [
    {
      fields: [`${name}.family-name`],
      path: `${path}.full_name.family_name`,
      en: `Family Name of Parent ${n}`,
      es: `Apellido del padre o madre ${n}`,
    },
    {
      fields: [`${name}.given-name`],
      path: `${path}.full_name.given_name`,
      en: `Given Name of Parent ${n}`,
      es: `Nombre del padre o madre ${n}`,
    },
    {
      fields: [`${born}.date-of-birth`],
      path: `${path}.date_of_birth`,
      en: `Date of Birth of Parent ${n}`,
      es: `Fecha de nacimiento del padre o madre ${n}`,
    },
    {
      fields: [`${country}.country-of-birth`],
      path: `${path}.country_of_birth`,
      en: `Country of Birth of Parent ${n}`,
      es: `País de nacimiento del padre o madre ${n}`,
    },
  ];
});

const marriages: readonly Item[] = [
  {
    fields: ['P6.1.*'],
    path: 'marital_history.current_marital_status',
    en: 'Current Marital Status',
    es: 'Estado civil actual',
  },
  {
    fields: ['P6.2.*'],
    path: null,
    en: 'Spouse in the U.S. armed forces: N/A, yes or no',
    es: 'Cónyuge en las fuerzas armadas de EE. UU.: N/A, sí o no',
  },
  {
    fields: ['P6.3.times-married'],
    path: null,
    en: 'How many times you have been married',
    es: 'Cuántas veces se ha casado',
  },
  {
    fields: ['P6.4.family-name'],
    path: `${spouse}.full_name.family_name`,
    when: hasSpouse,
    en: 'Family Name of your spouse',
    es: 'Apellido de su cónyuge',
  },
  {
    fields: ['P6.4.given-name'],
    path: `${spouse}.full_name.given_name`,
    when: hasSpouse,
    en: 'Given Name of your spouse',
    es: 'Nombre de su cónyuge',
  },
  {
    fields: ['P6.6.date-of-birth'],
    path: `${spouse}.date_of_birth`,
    when: hasSpouse,
    en: 'Date of Birth of your spouse',
    es: 'Fecha de nacimiento de su cónyuge',
  },
  {
    fields: ['P6.7.country-of-birth'],
    path: `${spouse}.country_of_birth`,
    when: hasSpouse,
    en: 'Country of Birth of your spouse',
    es: 'País de nacimiento de su cónyuge',
  },
  {
    fields: ['P6.8.*'],
    path: null,
    when: hasSpouse,
    en: 'Current address of your spouse',
    es: 'Dirección actual de su cónyuge',
  },
  {
    fields: ['P6.9.place-city'],
    path: `${spouse}.place_of_marriage.city`,
    when: hasSpouse,
    en: 'City or Town of your marriage',
    es: 'Ciudad o pueblo de su matrimonio',
  },
  {
    fields: ['P6.9.place-country'],
    path: `${spouse}.place_of_marriage.country`,
    when: hasSpouse,
    en: 'Country of your marriage',
    es: 'País de su matrimonio',
  },
  {
    fields: ['P6.9.date'],
    path: `${spouse}.date_of_marriage`,
    when: hasSpouse,
    en: 'Date of Marriage',
    es: 'Fecha del matrimonio',
  },
  {
    fields: ['P6.10.*'],
    path: null,
    when: hasSpouse,
    en: 'Spouse applying with you: yes or no',
    es: 'Su cónyuge solicita con usted: sí o no',
  },
  {
    fields: ['P6.11.family-name'],
    path: `${prior}.0.name.family_name`,
    when: hasPrior,
    en: 'Family Name of your prior spouse',
    es: 'Apellido de su cónyuge anterior',
  },
  {
    fields: ['P6.11.given-name'],
    path: `${prior}.0.name.given_name`,
    when: hasPrior,
    en: 'Given Name of your prior spouse',
    es: 'Nombre de su cónyuge anterior',
  },
  {
    fields: ['P6.12.*'],
    through: 'P6.15.date',
    path: null,
    when: hasPrior,
    en: 'Birth, citizenship and date of marriage of your prior spouse',
    es: 'Nacimiento, ciudadanía y fecha de matrimonio de su cónyuge anterior',
  },
  {
    fields: ['P6.16.*'],
    path: `${prior}.0.place_of_marriage`,
    when: hasPrior,
    en: 'Place of the prior marriage',
    es: 'Lugar del matrimonio anterior',
  },
  {
    fields: ['P6.17.place-city', 'P6.17.place-country'],
    path: null,
    when: hasPrior,
    en: 'Place where the prior marriage ended',
    es: 'Lugar donde terminó el matrimonio anterior',
  },
  {
    fields: ['P6.17.date'],
    path: `${prior}.0.end_date`,
    when: hasPrior,
    en: 'Date the prior marriage ended',
    es: 'Fecha en que terminó el matrimonio anterior',
  },
  {
    fields: ['P6.18.*'],
    path: `${prior}.0.end_reason`,
    when: hasPrior,
    en: 'How the prior marriage ended',
    es: 'Cómo terminó el matrimonio anterior',
  },
];

const children: readonly Item[] = [
  {
    fields: ['P7.1.total-children'],
    path: null,
    en: 'Number of all your living children',
    es: 'Número de todos sus hijos vivos',
  },
  ...[0, 1].flatMap((row): Item[] => {
    const box = `P7.${row + 2}`;
    const path = `children.${row}`;
    const n = row + 1;
    const when = hasChild(row);
    return [
      {
        fields: [`${box}.family-name`],
        path: `${path}.name.family_name`,
        when,
        en: `Family Name of Child ${n}`,
        es: `Apellido del hijo ${n}`,
      },
      {
        fields: [`${box}.given-name`],
        path: `${path}.name.given_name`,
        when,
        en: `Given Name of Child ${n}`,
        es: `Nombre del hijo ${n}`,
      },
      {
        fields: [`${box}.date-of-birth`],
        path: `${path}.date_of_birth`,
        when,
        en: `Date of Birth of Child ${n}`,
        es: `Fecha de nacimiento del hijo ${n}`,
      },
      {
        fields: [`${box}.country-of-birth`],
        path: `${path}.country_of_birth`,
        when,
        en: `Country of Birth of Child ${n}`,
        es: `País de nacimiento del hijo ${n}`,
      },
      {
        fields: [`${box}.relationship`],
        path: null,
        when,
        en: `Relationship of Child ${n} to you`,
        es: `Parentesco del hijo ${n} con usted`,
      },
      {
        fields: [`${box}.applying.*`],
        path: `${path}.is_applying_with_applicant`,
        when,
        en: `Child ${n} applying too: yes or no`,
        es: `El hijo ${n} también solicita: sí o no`,
      },
    ];
  }),
];

const characteristicsAndRest: readonly Item[] = [
  { fields: ['P8.1.*'], path: `${body}.ethnicity`, en: 'Ethnicity', es: 'Etnia' },
  { fields: ['P8.2.*'], path: `${body}.race`, en: 'Race', es: 'Raza' },
  { fields: ['P8.3.feet'], path: `${body}.height.feet`, en: 'Height: Feet', es: 'Estatura: pies' },
  { fields: ['P8.3.inches'], path: `${body}.height.inches`, en: 'Height: Inches', es: 'Estatura: pulgadas' },
  { fields: ['P8.4.*'], path: `${body}.weight_lbs`, en: 'Weight (pounds)', es: 'Peso (libras)' },
  { fields: ['P8.5.*'], path: `${body}.eye_color`, en: 'Eye Color', es: 'Color de ojos' },
  { fields: ['P8.6.*'], path: `${body}.hair_color`, en: 'Hair Color', es: 'Color de cabello' },
  {
    fields: ['P9.*'],
    through: 'P9.86.nationality',
    path: null,
    en: 'The questions of Part 9: only you can answer them',
    es: 'Las preguntas de la Parte 9: solo usted puede responderlas',
  },
  {
    fields: ['P10.1.daytime-phone'],
    path: 'contact.daytime_phone',
    en: 'Daytime Telephone Number',
    es: 'Teléfono durante el día',
  },
];

/** Parts 5 to 10 of the I-485, edition 01/20/25. */
export const requiredI485Family: readonly Item[] = [
  ...parents,
  ...marriages,
  ...children,
  ...characteristicsAndRest,
];
