import { expect, test } from 'vitest';
import type { FieldText } from '../recognise/field-text.ts';
import { measurePageConfidence, scoreText } from './score-text.ts';

const clean = {
  text: 'Houston',
  verdict: 'any',
  agreement: 1,
  likeness: 1,
  weakestLetter: 0.99,
  letterChance: 0.95,
  readingCount: 2,
  seconded: true,
  secondConfidence: 1,
  field: { isNoisy: false, isByPins: false, byHand: 0, spec: { valueKind: 'city' } },
  meanConfidence: 0.95,
  minConfidence: 0.92,
  marks: 'read',
} as unknown as FieldText;

const clear = 0.94;

test('a text that all readings agree on without doubt is high', () => {
  expect(scoreText(clean, clear)).toBeGreaterThanOrEqual(0.98);
});

test('a text that seems to begin with a letter of another box is never high', () => {
  expect(scoreText({ ...clean, text: 'AHouston' }, clear)).toBeLessThanOrEqual(0.97);
});

test('each doubt lowers the score', () => {
  const best = scoreText(clean, clear);
  const doubts: Array<Partial<FieldText>> = [
    { agreement: 0.5 },
    { minConfidence: 0.5 },
    { weakestLetter: 0.5 },
    { verdict: 'fails' },
    { seconded: false },
    { secondConfidence: 0.7 },
  ];
  for (const doubt of doubts) expect(scoreText({ ...clean, ...doubt }, clear)).toBeLessThan(best);
});

test('on a page that is hard to read the same text is less sure', () => {
  expect(scoreText(clean, 0.85)).toBeLessThan(scoreText(clean, clear));
});

test('a page is as clear as its longer texts are', () => {
  const read = (text: string, meanConfidence: number) => ({ ...clean, text, meanConfidence });
  expect(
    measurePageConfidence([read('Houston', 0.9), read('Sarita', 0.8), read('Quito', 0.7), read('FL', 0)]),
  ).toBeCloseTo(0.8);
  expect(measurePageConfidence([read('Houston', 0.1)])).toBeGreaterThan(0.9);
});

test('on a page full of specks nothing is high', () => {
  const field = { ...clean.field, isNoisy: true };
  expect(scoreText({ ...clean, field }, clear)).toBeLessThan(0.98);
});

test('a mark that pins struck is never high: three dots are a tilde as well as an acute accent', () => {
  const field = { ...clean.field, isByPins: true };
  expect(scoreText({ ...clean, field, text: 'FALCÁO' }, clear)).toBeLessThan(0.98);
  expect(scoreText({ ...clean, field, text: 'FALCON' }, clear)).toBeGreaterThan(0.98);
});

test('a text that readings disagree on is never high', () => {
  expect(scoreText({ ...clean, verdict: 'fits', seconded: false }, clear)).toBeLessThan(0.98);
  expect(scoreText({ ...clean, verdict: 'fits', agreement: 0.5, minConfidence: 0.9 }, clear)).toBeLessThan(
    0.98,
  );
});

test('a text with a mark above it that no reading named is never high', () => {
  expect(scoreText({ ...clean, marks: 'unread' }, clear)).toBeLessThan(0.98);
  expect(scoreText({ ...clean, marks: 'placed' }, clear)).toBeLessThan(0.98);
  // An accent may be lost where letters touch, of a word that usually has one.
  expect(scoreText({ ...clean, text: 'Bolivar', marks: 'uncounted' }, clear)).toBeLessThan(0.98);
  expect(scoreText({ ...clean, text: 'Bolivar', marks: 'read' }, clear)).toBeGreaterThan(0.98);
  expect(scoreText({ ...clean, text: 'Newark', marks: 'uncounted' }, clear)).toBeGreaterThan(0.98);
});
