import type { FieldReading, FieldSpec, ValueKind } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnLetters } from './agree-on-letters.ts';

interface Box {
  readonly text: string;
  readonly score?: number;
  readonly kind?: ValueKind;
  readonly handwritten?: boolean;
}

/** The texts of a form's boxes, and their scores, as its hand explains them. */
function agreeOn(...boxes: Box[]) {
  const specs = boxes.map(({ kind = 'name' }, i) => ({ id: `f${i}`, valueKind: kind }) as FieldSpec);
  const fields = boxes.map(({ text, score = 0.5, handwritten = true }, i): FieldReading => {
    const place = { page: 1, box: [0, 0, 1, 1] } as const;
    return { fieldId: `f${i}`, place, source: 'ocr', state: 'text', text, score, handwritten };
  });
  const agreed = agreeOnLetters(new Map(fields.map((each) => [each.fieldId, each])), specs);
  return [...agreed.values()].map((reading) => reading.state === 'text' && [reading.text, reading.score]);
}
const textsOf = (...boxes: Box[]) => agreeOn(...boxes).map((each) => (each ? each[0] : null));

/** Written by somebody whose s looks like an o. */
const proof: Box[] = [
  { text: 'Carloo' },
  { text: 'Jeroey City', kind: 'city' },
  { text: 'Univeroidad Católica', kind: 'text' },
];

it('reads a letter as the hand writes it, and stays as doubtful', () => {
  expect(agreeOn(...proof, { text: 'NAOHVILLE', score: 0.41, kind: 'city' })).toEqual([
    ['Carlos', 0.5],
    ['Jersey City', 0.5],
    ['Universidad Católica', 0.5],
    ['NASHVILLE', 0.41],
  ]);
});

it('reads two mistakes in a word once both are proven', () => {
  const others: Box[] = ['Lernardo', 'Lrooklyn', 'Lirmingham'].map((text) => ({ text }));
  expect(textsOf(...proof, ...others, { text: 'Selaotian' }).at(-1)).toBe('Sebastian');
});

it.each<[why: string, boxes: Box[]]>([
  ['one name stands in many boxes', [{ text: 'Carloo' }, { text: 'Carloo Juan' }, { text: 'Juan Carloo' }]],
  ['two words are not enough', proof.slice(0, 2)],
  ['a machine wrote it', proof.map((box) => ({ ...box, handwritten: false }))],
  ['it was read surely', proof.map((box) => ({ ...box, score: 0.9 }))],
  [
    'spellings are those of another country',
    [{ text: 'Raximov' }, { text: 'Baxrom' }, { text: 'Toxir' }, { text: 'Baxtiyor' }],
  ],
  ['one name has many endings', [{ text: 'Lvanov' }, { text: 'Lvanova' }, { text: 'Lvanovic' }]],
  [
    'spellings of one sound',
    [{ text: 'Péres' }, { text: 'Gómes' }, { text: 'Vásques' }, { text: 'Ramíres' }],
  ],
])('leaves words where %s', (_, boxes) => {
  expect(textsOf(...boxes)).toEqual(boxes.map(({ text }) => text));
});

it('leaves names that no list knows and that no mistake explains', () => {
  expect(textsOf(...proof, { text: 'Qorbantov' }, { text: 'Oro' }).slice(-2)).toEqual(['Qorbantov', 'Oro']);
});
