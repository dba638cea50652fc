import type { ValueKind } from '@puente/forms';
import { expect, test } from 'vitest';
import type { Voice } from '../engine/engine.ts';
import { conclude } from './conclude.ts';
import type { LookReading } from './field-text.ts';
import { createField } from './testing/create-field.ts';
import { createReading } from './testing/create-reading.ts';

const read = (voice: Voice, text: string) => createReading(voice, text, 0.9);

const come = (kind: ValueKind, ...readings: LookReading[]) =>
  conclude({ field: createField(kind, 0.9), readings });

test('a date that one reader saw outweighs what is none, by however many', () => {
  const { text, verdict, agreement } = come(
    'month',
    read('eng', '22/49%'),
    read('second', '02/1994'),
    read('spa', '92/14'),
    read('fra', '22/4994'),
  );
  expect([text, verdict]).toEqual(['02/1994', 'fits']);
  expect(agreement).toBe(0.25);
});

test('numbers that all readers took for such are voted as ever', () => {
  const readings = [read('eng', '10022'), read('spa', '10029'), read('second', '10022')];
  expect(come('zip', ...readings).text).toBe('10022');
});

test('where readings of a kind come to none of it together, the second reader counts', () => {
  const readings = [read('eng', '21/4/2035'), read('second', '01/21/2030'), read('fra', '21/4/2035')];
  expect(come('date', ...readings).verdict).toBe('fits');
});

test('words that two readers saw stand where nobody saw a number', () => {
  const words = [read('eng', 'DONE'), read('second', 'UOUE'), read('spa', 'NONE'), read('fra', 'NONE')];
  expect(come('ssn', ...words)).toMatchObject({ text: 'NONE', verdict: 'fits' });
  expect(come('ssn', ...words.slice(0, 3)).text).not.toBe('NONE');
  expect(come('ssn', ...words, read('por', '201-55-4310')).text).toBe('201-55-4310');
});

test('a word for the present is mended in a month, and is no number of it', () => {
  const readings = [read('eng', 'Preeent'), read('second', 'Preaent'), read('fra', 'Prreent')];
  expect(come('month', ...readings).text).toBe('Present');
});

test('a month that several readers name stands where one took it for a number', () => {
  const named = [read('eng', '09 Oct 1987'), read('second', '09-04-1987'), read('spa', '09 Oct 1987')];
  expect(come('date', ...named).text).toBe('09 Oct 1987');
  expect(come('date', ...named.slice(0, 2)).text).toBe('09-04-1987');
  const misread = [read('eng', '04 lan 2018'), read('second', '04-1-2018'), read('spa', '04 lan 2018')];
  expect(come('date', ...misread).text).toBe('04 January 2018');
});

test('a date in words that one reader saw whole stands where nobody saw a number', () => {
  const readings = [read('eng', 'Mar 20 2022'), read('second', 'Mar 20 &022'), read('spa', 'Mar 20 02:')];
  expect(come('date', ...readings).text).toBe('Mar 20 2022');
});

test('a short word that no phrase ends with has a full stop, by hand', () => {
  const readings = [read('spa', '12 Elm St, Apt, 4'), read('second', '12 Elm St, Apt, 4')];
  expect(come('street', ...readings).text).toBe('12 Elm St, Apt. 4');
});

test('a state that some readers saw outweighs what is none, and none is thought up', () => {
  const lost = [read('eng', 'IA'), read('second', 'A'), read('fra', 'lA'), read('spa', 'IA')];
  expect(come('state', ...lost).text).toBe('IA');
  expect(come('state', read('eng', 'lA'), read('second', 'A')).text).not.toBe('IA');
});

test('a country that one reader saw outweighs what is none', () => {
  const worn = [read('eng', 'Hait.'), read('second', 'Haiti'), read('fra', 'Hait.')];
  expect(come('country', ...worn).text).toBe('Haiti');
});

test('a house number ends with the digit that a reader saw, where others saw a letter', () => {
  const readings = [
    read('second', '478D AVENUE J'),
    read('spa', '4780 AVENUE J'),
    read('fra', '478D AVENUE J'),
  ];
  expect(come('street', ...readings).text).toBe('4780 AVENUE J');
  expect(come('street', ...readings.filter(({ voice }) => voice !== 'spa')).text).toBe('478D AVENUE J');
  const houses = [
    read('second', '12B Adeola St'),
    read('spa', '128 Adeola St'),
    read('fra', '12B Adeola St'),
  ];
  expect(come('street', ...houses).text).toBe('12B Adeola St');
});
