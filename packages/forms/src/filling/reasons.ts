import type { Said } from '@puente/contract';
import type { NumberProblem } from '../values/number-kind.ts';

/** Why a number is not on the form, for the person. */
export const numberReasons: Readonly<Record<NumberProblem, Said>> = {
  'a-number-format': {
    en: 'An A-Number has seven to nine digits.',
    es: 'Un número A tiene de siete a nueve dígitos.',
  },
  'ssn-format': {
    en: 'A Social Security number has nine digits.',
    es: 'Un número de Seguro Social tiene nueve dígitos.',
  },
  'ssn-start': {
    en: 'No Social Security number starts with 000, 666 or 9. A number starting with 9 is a tax number.',
    es: 'Ningún número de Seguro Social comienza con 000, 666 ni 9. Un número que comienza con 9 es un número de impuestos.',
  },
  'uscis-account-format': {
    en: 'A USCIS online account number has 12 characters.',
    es: 'Un número de cuenta en línea de USCIS tiene 12 caracteres.',
  },
  'i94-format': {
    en: 'An I-94 number has 11 letters and digits.',
    es: 'Un número de I-94 tiene 11 letras y dígitos.',
  },
  'zip-format': {
    en: 'A U.S. ZIP code has five digits.',
    es: 'Un código postal (ZIP) de EE. UU. tiene cinco dígitos.',
  },
  'phone-format': {
    en: 'The box takes a U.S. phone number of ten digits. Other numbers do not fit it.',
    es: 'La casilla admite un número de teléfono de EE. UU. de diez dígitos. Otros números no caben en ella.',
  },
  'sevis-format': {
    en: 'A SEVIS number is N and ten digits.',
    es: 'Un número de SEVIS es la letra N y diez dígitos.',
  },
  'weight-format': {
    en: 'The weight in pounds has at most three digits and no fraction.',
    es: 'El peso en libras tiene como máximo tres dígitos, sin fracciones.',
  },
};

/** Why an answer is not on the form, for the person. */
export const reasons = {
  notOnI94: {
    en: 'The form asks here for the status printed on your Form I-94. This is not a status that an I-94 shows.',
    es: 'El formulario pide aquí el estatus impreso en su Formulario I-94. Este no es un estatus que muestre un I-94.',
  },
  notLatin: {
    en: 'The form takes Latin letters only. Write this as your passport spells it in Latin letters.',
    es: 'El formulario admite solo letras latinas. Escriba esto como está en su pasaporte en letras latinas.',
  },
  noValue: {
    en: 'This is no answer for this box. Leave it empty or give the answer.',
    es: 'Esto no es una respuesta para esta casilla. Déjela vacía o escriba la respuesta.',
  },
  schoolLevel: {
    en: 'This says what kind of school it was. The form asks here for your occupation at that time: write it if you had one.',
    es: 'Esto dice qué tipo de escuela era. El formulario pide aquí su ocupación en ese tiempo: escríbala si tenía una.',
  },
  noBox: {
    en: 'This edition of the form has no box for it.',
    es: 'Esta edición del formulario no tiene casilla para esto.',
  },
  whichPassport: {
    en: 'The form asks for the passport or travel document used at your last arrival. Is this the passport you arrived with? Answer this in the review.',
    es: 'El formulario pide el pasaporte o documento de viaje usado en su última llegada. ¿Es este el pasaporte con el que llegó? Responda esto en la revisión.',
  },
  otherPassport: {
    en: 'The form asks for one passport, and your answer is that you arrived with the other one.',
    es: 'El formulario pide un solo pasaporte, y su respuesta es que llegó con el otro.',
  },
  state: {
    en: 'This box is a list of U.S. states and territories, and this is none of them.',
    es: 'Esta casilla es una lista de estados y territorios de EE. UU., y esto no es ninguno de ellos.',
  },
  feet: {
    en: 'The list of this box goes from 2 to 8 feet.',
    es: 'La lista de esta casilla va de 2 a 8 pies.',
  },
  inches: {
    en: 'The list of this box goes from 0 to 11 inches.',
    es: 'La lista de esta casilla va de 0 a 11 pulgadas.',
  },
  separated: {
    en: "The form has 'legally separated' and 'married'. Tick the one that is true: living apart alone is 'married'.",
    es: "El formulario tiene 'legally separated' (separado legalmente) y 'married' (casado). Marque lo que sea cierto: solo vivir aparte es 'married'.",
  },
  nameInOneLine: {
    en: "A child's or former spouse's name is in one line, and the form has three boxes for it: family name, given name and middle name. Nothing was written there. Say in the review which words are which.",
    es: 'El nombre de un hijo o de un cónyuge anterior está en una sola línea, y el formulario tiene tres casillas: apellido, nombre de pila y segundo nombre. No se escribió nada ahí. Diga en la revisión qué palabras son cuáles.',
  },
  spouseNotCurrent: {
    en: 'Part 6, items 4 to 10, ask for a current spouse. Your marital status says that you have none now, so this spouse was left out. Is this a former marriage? The form asks for those in items 11 to 18.',
    es: 'La Parte 6, puntos 4 a 10, pide el cónyuge actual. Su estado civil dice que ahora no tiene, por eso no se escribió este cónyuge. ¿Es un matrimonio anterior? El formulario los pide en los puntos 11 a 18.',
  },
  spouseStatusOpen: {
    en: 'Part 6, items 4 to 10, ask for a current spouse. Your marital status is not answered, so this spouse was left out until you answer it. A former marriage goes in items 11 to 18.',
    es: 'La Parte 6, puntos 4 a 10, pide el cónyuge actual. Su estado civil no tiene respuesta, por eso no se escribió este cónyuge hasta que la dé. Un matrimonio anterior va en los puntos 11 a 18.',
  },
  filingCategory: {
    en: 'The filing category is a legal choice: tick it in Part 2 yourself.',
    es: 'La categoría de la solicitud es una decisión legal: márquela usted en la Parte 2.',
  },
  eligibilityCategory: {
    en: 'Write the category like (c)(8) or (c)(3)(C).',
    es: 'Escriba la categoría como (c)(8) o (c)(3)(C).',
  },
} as const satisfies Record<string, Said>;
