import { expect, test } from 'vitest';
import type { Voice } from '../engine/engine.ts';
import { createReading } from './testing/create-reading.ts';
import { vote } from './vote.ts';

const reading = (voice: Voice, text: string, confidence = 0.99) => createReading(voice, text, confidence);

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
  expect(vote([reading('eng', '3O7'), reading('fra', '307')], { alphabet: '0123456789' }).text).toBe('307');
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

test('the second reader decides where the engine only repeats itself', () => {
  const assiut = vote(
    [
      reading('spa', 'Assivt'),
      reading('fra', 'Assivt'),
      reading('por', 'Assivt'),
      reading('second', 'Assiut'),
    ],
    { byHand: 1 },
  );
  expect(assiut.text).toBe('Assiut');
});

test('an engine that says something else in each language is heard less than the second reader', () => {
  const egypt = [reading('spa', 'Eoypt'), reading('fra', 'Éayet'), reading('por', 'Equet')];
  expect(vote([...egypt, reading('second', 'Egypt')]).text).toBe('Egypt');
});

test('a letter that two readers take for different ones is not left out', () => {
  const luis = vote([reading('spa', 'LVIS'), reading('second', 'LUIS')], { byHand: 1 });
  expect(luis.text).toHaveLength(4);
});

test('where all voices read plain letters, no accent is thought up', () => {
  const voices = ['spa', 'fra', 'por', 'second'] as const;
  const oromo = ['CROMO', 'CROPO', 'AROMO', 'OROMO'].map((text, i) => reading(voices[i] ?? 'spa', text));
  expect(vote(oromo).text).toMatch(/^[A-Z]+$/);
});

test('a dot that only half of the readings see is none', () => {
  expect(vote([reading('spa', 'Raúl'), reading('second', 'R.aúl')]).text).toBe('Raúl');
});

test('a dot that nobody saw does not stand in a word, however stray the letters of the engine', () => {
  const alegría = vote(
    [
      reading('spa', 'ALEGEZDA', 0.8),
      reading('second', 'ALEGRIA', 0.99),
      reading('fra', 'ALEGETA', 0.8),
      reading('por', 'ALEIETA', 0.8),
    ],
    { byHand: 0 },
  );
  expect(alegría.text).not.toMatch(/[^A-Z]/);
  const liaoning = vote([
    reading('spa', 'L TAONING', 0.9),
    reading('second', 'LIAONING', 0.99),
    reading('fra', 'L’IAONING', 0.9),
    reading('por', 'LIAONING', 0.9),
  ]);
  expect(liaoning.text).not.toMatch(/['’.]/);
});

test('the stroke across a stem, which the engine takes for another letter, is there where the second reader sees it', () => {
  const engine = [reading('spa', 'Pawel'), reading('fra', 'Pawet'), reading('por', 'Pawel')];
  const paweł = vote([...engine, reading('second', 'Paweł', 0.7)]);
  expect(paweł.text).toBe('Paweł');
  expect(paweł.characters.at(-1)?.chance).toBe(0.7);
  expect(vote([...engine, reading('second', 'Paweł', 0.5)]).text).not.toBe('Paweł');
  expect(vote([reading('spa', 'Pawen'), reading('second', 'Paweł', 0.7)]).text).not.toBe('Paweł');
});

test('among specks an accent wants two who see it', () => {
  const rumoured = [
    reading('spa', 'CO'),
    reading('second', 'ĆO'),
    reading('fra', 'CO'),
    reading('por', 'CO'),
  ];
  expect(vote(rumoured, { isNoisy: true }).text).toBe('CO');
  const seen = [
    reading('spa', 'SAO'),
    reading('second', 'SÃO'),
    reading('fra', 'SAO'),
    reading('por', 'SÃO'),
    reading('eng', 'SAO'),
  ];
  expect(vote(seen, { isNoisy: true }).text).toBe(vote(seen).text);
});

test('where a hand wrote, or the engine reads something else in each language, known words of the second reader stand', () => {
  const hand = [
    reading('spa', 'Juan'),
    reading('fra', 'Juan'),
    reading('por', 'Juan'),
    reading('second', 'Syrian', 0.8),
  ];
  expect(vote(hand, { byHand: 0.9 }).text).toBe('Syrian');
  expect(vote(hand).text).not.toBe('Syrian');
  const discord = [
    reading('spa', 'Juan'),
    reading('fra', 'Spin'),
    reading('por', 'quan'),
    reading('second', 'Syrian', 0.8),
  ];
  expect(vote(discord).text).toBe('Syrian');
  const unknown = [
    reading('spa', 'Juan'),
    reading('fra', 'Juan'),
    reading('por', 'Juan'),
    reading('second', 'Syrlan', 0.8),
  ];
  expect(vote(unknown, { byHand: 0.9 }).text).not.toBe('Syrlan');
});

test('where the engine is a little at odds, known words stand against what is none, and not against others', () => {
  const single = [
    reading('spa', 'Jengle'),
    reading('fra', 'Sengle'),
    reading('por', 'Sengle'),
    reading('second', 'Single', 0.8),
  ];
  expect(vote(single).text).toBe('Single');
  const marta = [
    reading('spa', 'Marta'),
    reading('fra', 'Marta'),
    reading('por', 'Maria'),
    reading('second', 'Mario', 0.8),
  ];
  expect(vote(marta).text).not.toBe('Mario');
});

test('the sign before the number of a flat is there where the second reader is sure of it, unless specks lie about', () => {
  const flat = [reading('spa', 'Oak Ave 118'), reading('second', 'Oak Ave #118')];
  expect(vote(flat).text).toBe('Oak Ave #118');
  expect(vote(flat, { isNoisy: true }).text).toBe('Oak Ave 118');
  expect(vote([reading('spa', 'Oak Ave 118'), reading('second', 'Oak Ave #118', 0.7)]).text).toBe(
    'Oak Ave 118',
  );
  expect(vote([reading('spa', 'Oak Ave H18'), reading('second', 'Oak Ave #18')]).text).not.toBe(
    'Oak Ave 118',
  );
});

test('in print the second reader is believed that sees a letter which no language of the engine has there', () => {
  const ofEngine = (text: string) => (['spa', 'fra', 'por'] as const).map((voice) => reading(voice, text));
  expect(vote([...ofEngine('Guogiang'), reading('second', 'Guoqiang')]).text).toBe('Guoqiang');
  expect(vote([...ofEngine('Miguel'), reading('second', 'Miquel')]).text).toBe('Miguel');
  expect(vote([...ofEngine('Guogiang'), reading('second', 'Guoqiang', 0.7)]).text).toBe('Guogiang');
  expect(vote([...ofEngine('Guogiang'), reading('second', 'Guoqiang')], { byHand: 0.9 }).chance).not.toBe(
    0.9,
  );
  expect(vote([...ofEngine('Sahin'), reading('second', 'Şahin')]).text).toBe('Şahin');
  expect(vote([...ofEngine('Sahin'), reading('second', 'Şahin')], { isNoisy: true }).text).toBe('Sahin');
  expect(vote([...ofEngine('Kahin'), reading('second', 'Şahin')]).text).toBe('Kahin');
});
