import type { FieldReading } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { expect, test } from 'vitest';
import { type PageWriting, weighHandwriting } from './weigh-handwriting.ts';

const specs = getCatalogue('I-589', '01/20/25').fields;
const place = { page: 1, box: [0, 0, 0.1, 0.1] } as const;
const print = { letters: 300, uprights: 200, leaning: 0.15, offLine: 0.006, unlike: 0.02, broken: 0.01 };
/** Larger than the form's own print, and evener. */
const typed = { ...print, leaning: 0.12, unlike: 0.012 };
const hand = { letters: 300, uprights: 120, leaning: 0.55, offLine: 0.025, unlike: 0.05, broken: 0.01 };

interface Given {
  readonly machine?: boolean;
  /** Fields of which looks differ. */
  readonly disputed?: readonly string[];
  /** Fields that were typed into the file. */
  readonly inFile?: readonly string[];
}

/** Weighs texts, each read at 0.995, of a form that a hand filled unless said otherwise. */
function weigh(texts: Readonly<Record<string, string>>, { machine, disputed = [], inFile = [] }: Given = {}) {
  const ids = Object.keys(texts);
  const toReading = (fieldId: string, text: string): FieldReading => {
    const source = inFile.includes(fieldId) ? 'form-field' : 'ocr';
    return { fieldId, place, source, score: 0.995, state: 'text', text };
  };
  const fields = new Map(Object.entries(texts).map(([id, text]) => [id, toReading(id, text)]));
  const scanned = ids.filter((id) => !inFile.includes(id));
  const page: PageWriting = {
    measure: { filled: machine ? typed : hand, printed: print, fixedPitch: null },
    texts: scanned,
    hardToRead: [],
    waiting: [],
    disputed,
  };
  const weighed = weighHandwriting(fields, specs, [page]);
  return Object.fromEntries([...weighed].map(([id, { score }]) => [id, score]));
}

function weighOne(filled: typeof print) {
  const fieldId = 'A.I.2.ssn';
  const reading: FieldReading = { fieldId, place, source: 'ocr', score: 1, state: 'text', text: '266767368' };
  const page = {
    measure: { filled, printed: print, fixedPitch: null },
    texts: [fieldId],
    hardToRead: [],
    waiting: [],
    disputed: [],
  };
  return weighHandwriting(new Map([[fieldId, reading]]), specs, [page]);
}

const isHigh = (score: number | undefined) => (score ?? 0) >= 0.98;

test('of a typed form nothing is taken away', () => {
  expect(weigh({ 'A.I.2.ssn': '266-76-7368' }, { machine: true })).toEqual({ 'A.I.2.ssn': 0.995 });
});

test('print in pieces is not marked as a hand, and medium at most; so is what may be a hand', () => {
  const inPieces = { ...typed, broken: 0.1 };
  const unsure = print;
  for (const filled of [inPieces, unsure]) {
    const [reading] = [...weighOne(filled).values()];
    expect(reading?.score).toBe(0.97);
    expect(reading && 'handwritten' in reading).toBe(false);
  }
  expect([...weighOne(typed).values()][0]?.score).toBe(1);
});

test('a letter that may be a digit is medium at most on type that a neat hand might have written', () => {
  const number = 'A.I.21.passport-number';
  expect(weigh({ [number]: 'CS40260' }, { machine: true })).toEqual({ [number]: 0.97 });
  for (const told of ['CA40260', 'C540260', 'SOB'])
    expect(weigh({ [number]: told }, { machine: true })).toEqual({ [number]: 0.995 });
  expect(weigh({ 'A.I.4.last-name': 'S4' }, { machine: true })).toEqual({ 'A.I.4.last-name': 0.995 });
});

test('so is a name that somebody writes with a mark, and that stands there without one', () => {
  const name = 'A.I.4.last-name';
  expect(weigh({ [name]: 'GASIOR' }, { machine: true })).toEqual({ [name]: 0.97 });
  for (const told of ['Gąsior', 'WILSON'])
    expect(weigh({ [name]: told }, { machine: true })).toEqual({ [name]: 0.995 });
});

test('what a hand wrote is marked so, and never high by itself', () => {
  const fields = new Map<string, FieldReading>([
    ['A.I.2.ssn', { fieldId: 'A.I.2.ssn', place, source: 'ocr', score: 1, state: 'text', text: '266767368' }],
  ]);
  const pages = [
    {
      measure: { filled: hand, printed: print, fixedPitch: null },
      texts: ['A.I.2.ssn'],
      hardToRead: [],
      waiting: [],
      disputed: [],
    },
  ];
  expect(weighHandwriting(fields, specs, pages).get('A.I.2.ssn')).toMatchObject({
    handwritten: true,
    score: 0.85,
  });
});

test('a word is medium at most, a number no more than just so, and low where looks differ', () => {
  const texts = {
    'A.I.4.last-name': 'Quispe',
    'A.I.2.ssn': '266-76-7368',
    'A.I.12.date-of-birth': '09/02/1985',
  };
  expect(weigh(texts, { disputed: ['A.I.12.date-of-birth'] })).toEqual({
    'A.I.4.last-name': 0.9,
    'A.I.2.ssn': 0.85,
    'A.I.12.date-of-birth': 0.5,
  });
});

test('a country of the list is its own witness, a word that is no country is not', () => {
  const scores = weigh({ 'A.I.14.nationality': 'Guatemala', 'A.I.20.passport-country': 'Guatemola' });
  expect(isHigh(scores['A.I.14.nationality'])).toBe(true);
  expect(isHigh(scores['A.I.20.passport-country'])).toBe(false);
});

test('looks that differ about a country leave it without a witness', () => {
  expect(weigh({ 'A.I.14.nationality': 'Iran' }, { disputed: ['A.I.14.nationality'] })).toEqual({
    'A.I.14.nationality': 0.5,
  });
});

test.each([
  ['NJ', '07501', true],
  ['NJ', '97501', false],
  ['HD', '21401', false],
  ['New Jersey', '', true],
])('a state %s with ZIP code %s', (state, zip, expected) => {
  const scores = weigh({ 'A.I.8.state': state, ...(zip && { 'A.I.8.zip-code': zip }) });
  expect(isHigh(scores['A.I.8.state'])).toBe(expected);
});

test('a state is no witness of the last digits of its ZIP code', () => {
  expect(isHigh(weigh({ 'A.I.8.state': 'NJ', 'A.I.8.zip-code': '08611' })['A.I.8.zip-code'])).toBe(false);
});

test('a number is confirmed by the same number from a machine', () => {
  const texts = { 'A.I.1.a-number': '219678130', 'S-A.a-number': 'A 219-678-130' };
  expect(isHigh(weigh(texts, { inFile: ['S-A.a-number'] })['A.I.1.a-number'])).toBe(true);
  const others = { ...texts, 'S-A.a-number': '219618130' };
  expect(isHigh(weigh(others, { inFile: ['S-A.a-number'] })['A.I.1.a-number'])).toBe(false);
});

test('the same hand confirms only digits that hands do not write alike', () => {
  const misread = { 'A.I.1.a-number': '219618130', 'S-A.a-number': '219618130' };
  expect(isHigh(weigh(misread)['A.I.1.a-number'])).toBe(false);
  const plain = { 'A.I.1.a-number': '205638820', 'S-A.a-number': '205-638-820' };
  expect(isHigh(weigh(plain)['A.I.1.a-number'])).toBe(true);
});

test('a number of another kind is no repetition', () => {
  const texts = { 'A.I.1.a-number': '205638820', 'A.I.2.ssn': '205-63-8820' };
  expect(isHigh(weigh(texts)['A.I.1.a-number'])).toBe(false);
});
