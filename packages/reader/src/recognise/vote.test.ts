import { expect, test } from 'vitest';
import { type Language, toRecognition } from '../engine/engine.ts';
import { vote } from './vote.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

const reading = (language: Language, text: string, confidence = 0.99): WeightedRecognition => ({
  language,
  weight: 1,
  recognition: toRecognition(
    [...text].map((letter, i) => ({
      text: letter,
      confidence,
      wordConfidence: confidence,
      box: [i * 10, 0, i * 10 + 9, 20] as const,
    })),
  ),
});

test('letters that only one language can spell win over the look-alikes of the others', () => {
  const peña = vote([
    reading('eng', 'Pefia'),
    reading('spa', 'Peña'),
    reading('fra', 'Peña'),
    reading('por', 'Pefia'),
  ]);
  expect(peña.text).toBe('Peña');
  const joão = vote([reading('spa', 'Joáo'), reading('fra', 'Joäo'), reading('por', 'João')]);
  expect(joão.text).toBe('João');
  const haïtien = vote([
    reading('spa', 'Cap-Haitien'),
    reading('fra', 'Cap-Haïtien'),
    reading('por', 'Cap-Haitien'),
  ]);
  expect(haïtien.text).toBe('Cap-Haïtien');
});

test('plain letters stay plain where all agree, and are sure', () => {
  const voted = vote([reading('spa', 'Houston'), reading('fra', 'Houston')]);
  expect(voted.text).toBe('Houston');
  expect(voted.chance).toBeGreaterThan(0.8);
});

test('an alphabet keeps other letters out', () => {
  expect(vote([reading('eng', '3O7'), reading('fra', '307')], '0123456789').text).toBe('307');
});

test('readings that differ are less sure than readings that agree', () => {
  const differing = vote([reading('spa', 'Lima'), reading('fra', 'Luna')]);
  const agreeing = vote([reading('spa', 'Lima'), reading('fra', 'Lima')]);
  expect(differing.chance).toBeLessThan(agreeing.chance);
});

test('two strokes that another reading takes for one letter with its mark are that letter', () => {
  const agüero = vote([
    reading('spa', 'Agiiero Paz'),
    reading('fra', 'Agüero Paz'),
    reading('por', 'Agiiero Paz'),
  ]);
  expect(agüero.text).toBe('Agüero Paz');
  const yáñez = vote([reading('spa', 'Yáñez'), reading('por', 'Yáfiez'), reading('eng', 'Yáñiez')]);
  expect(yáñez.text).toBe('Yáñez');
  const apart = vote([reading('spa', 'Kofi'), reading('fra', 'Kofi')]);
  expect(apart.text).toBe('Kofi');
});
