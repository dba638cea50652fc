import type { ValueKind } from '@puente/forms';
import { expect, test } from 'vitest';
import type { Voice } from '../engine/engine.ts';
import { agreeOnWords, type ReadBox } from './agree-on-words.ts';
import type { InkedField } from './inked-field.ts';
import { createReading } from './testing/create-reading.ts';

const reading = (voice: Voice, text: string) => createReading(voice, text, 0.9);

interface BoxOptions {
  readonly byHand?: number;
  readonly kind?: ValueKind;
}

/** A box that came to a text, with what the engine and the second reader saw. */
const box = (
  text: string,
  spa: string,
  second: string,
  { byHand = 1, kind = 'city' }: BoxOptions = {},
): ReadBox => ({
  field: { byHand, spec: { valueKind: kind } } as InkedField,
  readings: [reading('spa', spa), reading('second', second)],
  result: { text },
});
const seen = (text: string) => box(text, text, text);

test('a word seen here and standing in another box is meant, accents and capitals as seen', () => {
  expect(agreeOnWords([box('Ambate', 'Ambate', 'Ambato'), seen('Ambato')])).toEqual(['Ambato', null]);
  expect(agreeOnWords([box('Quito, Bolivat', 'Quito, Bolivat', 'Quito, BOLÍVAR'), seen('Bolívar')])[0]).toBe(
    'Quito, BOLÍVAR',
  );
});

test('nothing is meant that no reader saw in this box', () => {
  expect(agreeOnWords([box('Ambate', 'Ambate', 'Ambote'), seen('Ambato')])[0]).toBeNull();
});

test('against the second reader a word must stand twice', () => {
  const doubted = box('Riobamba', 'Risbamba', 'Riobamba');
  expect(agreeOnWords([doubted, seen('Risbamba')])[0]).toBeNull();
  expect(agreeOnWords([doubted, seen('Risbamba'), seen('Risbamba')])[0]).toBe('Risbamba');
});

test('a word that stands elsewhere itself stays, and so does one that is another by its length', () => {
  expect(agreeOnWords([box('Mario', 'Mario', 'Maria'), seen('Maria'), seen('Mario')])[0]).toBeNull();
  expect(agreeOnWords([box('Salvadoran', 'Sal Vadoran', 'Salvador an'), seen('Salvador')])[0]).toBeNull();
});

test('print and numbers are left alone', () => {
  expect(agreeOnWords([box('Ambate', 'Ambate', 'Ambato', { byHand: 0.2 }), seen('Ambato')])[0]).toBeNull();
  expect(
    agreeOnWords([box('Preseut', 'Preseut', 'Present', { kind: 'month' }), seen('Present')])[0],
  ).toBeNull();
});
