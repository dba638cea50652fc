import type { FieldReading, FieldSpec } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnCapitals } from './agree-on-capitals.ts';

const place = { page: 1, box: [0, 0, 1, 1] } as const;
const toText = (fieldId: string, text: string): FieldReading => ({
  fieldId,
  place,
  source: 'ocr',
  state: 'text',
  text,
  score: 0.99,
});

/** What becomes of the first names on a form on which the others stand too. */
function agreeOn(texts: readonly string[], others: readonly string[], valueKind = 'full-name') {
  const all = [...texts, ...others];
  const specs = all.map((_, i) => ({ id: `n${i}`, valueKind })) as unknown as FieldSpec[];
  const fields = new Map(all.map((text, i) => [`n${i}`, toText(`n${i}`, text)]));
  return [...agreeOnCapitals(fields, specs).values()].slice(0, texts.length);
}
const textsOf = (readings: readonly FieldReading[]) =>
  readings.map((reading) => reading.state === 'text' && reading.text);

const withInitials = ['Folasade Adaeze', 'Ifeanyi Oluwaseun', 'Obinna Chidi', 'Lagos Nigeria', 'Benin City'];
const inCapitals = withInitials.map((text) => text.toUpperCase());

it('begins with an I what begins with an l where all other names begin with capitals', () => {
  const agreed = agreeOn(['Obinna lorfa', 'Omar AI', 'Marta de la Cruz'], withInitials);
  expect(textsOf(agreed)).toEqual(['Obinna Iorfa', 'Omar Al', 'Marta de la Cruz']);
  expect(agreed.map(({ score }) => score)).toEqual([0.97, 0.97, 0.99]);
});

it('knows a lost first letter from the same name elsewhere, and else asks', () => {
  const many = Array.from({ length: 5 }, () => withInitials).flat();
  const agreed = agreeOn(['Mina brahim', 'Chidi dewale'], [...many, 'Nermeen Ibrahim']);
  expect(textsOf(agreed)).toEqual(['Mina Ibrahim', 'Chidi dewale']);
  expect(agreed.map(({ score }) => score)).toEqual([0.97, 0.84]);
  const two = agreeOn(['Mina lanca'], [...many, 'Olga Blanca', 'Rosa Ilanca']);
  expect(textsOf(two)).toEqual(['Mina Ianca']);
});

it('has no l among capitals where all is written in them', () => {
  expect(textsOf(agreeOn(['GARClA', 'lORFA', 'O'], inCapitals))).toEqual(['GARCIA', 'IORFA', 'O']);
});

it('leaves names as they are where not all begin with capitals, where there are few, and other values', () => {
  const small = [...withInitials, 'maria lopez', 'jose cruz'];
  expect(textsOf(agreeOn(['Obinna lorfa'], small))).toEqual(['Obinna lorfa']);
  expect(textsOf(agreeOn(['Obinna lorfa'], withInitials.slice(0, 2)))).toEqual(['Obinna lorfa']);
  expect(textsOf(agreeOn(['learning to sew'], withInitials, 'text'))).toEqual(['learning to sew']);
});
