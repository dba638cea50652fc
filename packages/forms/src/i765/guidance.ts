import type { I765FormData } from '@puente/contract';
import type { Fact } from '../preflight/guidance/fact.ts';
import { parseCategory } from './parse-category.ts';

type FactI765 = Fact<I765FormData>;

const categoryOf = ({ eligibility_category }: I765FormData): string => {
  const category = parseCategory(eligibility_category.trim());
  return category ? `${category.letter}${category.number}` : '';
};
const known = ['a5', 'c8', 'c9'];
/** Of the category typed; of each of the three while none of them is. */
const ofCategory = (wanted: string) => (data: I765FormData) => {
  const typed = categoryOf(data);
  return typed === wanted || !known.includes(typed);
};

export const attachI765: readonly FactI765[] = [
  {
    text: {
      en: 'Category (a)(5), asylum granted: proof of the grant (letter, order of the judge, or I-94).',
      es: 'Categoría (a)(5), asilo concedido: prueba de la concesión (carta, orden del juez o I-94).',
    },
    source: '8 CFR 274a.12(a)(5); Form I-765 Instructions',
    sure: 'unverified',
    when: ofCategory('a5'),
  },
  {
    text: {
      en: 'Category (c)(8), asylum pending: proof that the asylum application was filed (receipt notice or court stamp).',
      es: 'Categoría (c)(8), asilo pendiente: prueba de que se presentó la solicitud de asilo (aviso de recibo o sello del tribunal).',
    },
    source: '8 CFR 208.7; Form I-765 Instructions',
    sure: 'unverified',
    when: ofCategory('c8'),
  },
  {
    text: {
      en: 'Category (c)(8) with Yes in item 30: court papers about the arrest or conviction. The form sends you to its instructions for them.',
      es: 'Categoría (c)(8) con Sí en el punto 30: documentos del tribunal sobre el arresto o la condena. El formulario remite a sus instrucciones.',
    },
    source: 'Form I-765, Part 2, item 30',
    sure: 'form',
    when: ofCategory('c8'),
  },
  {
    text: {
      en: 'Category (c)(9), I-485 pending: the receipt notice of the I-485 (Form I-797C).',
      es: 'Categoría (c)(9), I-485 pendiente: el aviso de recibo del I-485 (Formulario I-797C).',
    },
    source: 'Form I-765 Instructions',
    sure: 'unverified',
    when: ofCategory('c9'),
  },
  {
    text: {
      en: 'For a renewal: a copy of the last work permit (employment authorization card).',
      es: 'Para una renovación: una copia del último permiso de trabajo (tarjeta de autorización de empleo).',
    },
    source: 'Form I-765, Part 1, item 1.c',
    sure: 'form',
  },
  {
    text: {
      en: 'Copy of a government identity document with a photo, or of the last work permit.',
      es: 'Copia de un documento de identidad oficial con foto, o del último permiso de trabajo.',
    },
    source: 'Form I-765 Instructions',
    sure: 'unverified',
  },
  {
    text: {
      en: 'Two identical color photos, passport style, 2 by 2 inches.',
      es: 'Dos fotos iguales a color, tipo pasaporte, de 2 por 2 pulgadas.',
    },
    source: 'Form I-765 Instructions',
    sure: 'unverified',
  },
  {
    text: {
      en: 'Copies, not originals, unless originals are asked for. A paper in another language goes with a certified English translation.',
      es: 'Copias, no originales, salvo que se pidan los originales. Un documento en otro idioma va con una traducción certificada al inglés.',
    },
    source: '8 CFR 103.2(b)(3)',
    sure: 'unverified',
  },
];

export const payI765: readonly FactI765[] = [
  {
    text: {
      en: 'Some fees of category (c)(8) rest on a law of July 4, 2025 and cannot be waived.',
      es: 'Algunas tarifas de la categoría (c)(8) se basan en una ley del 4 de julio de 2025 y no se pueden perdonar.',
    },
    source: 'Public Law 119-21; 90 FR 34511',
    sure: 'official',
    when: ofCategory('c8'),
  },
];
