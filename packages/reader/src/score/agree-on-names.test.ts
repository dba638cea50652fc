import type { FieldReading, FieldSpec, ValueKind } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnNames } from './agree-on-names.ts';

type Box = readonly [text: string, score: number, kind?: ValueKind];

/** What becomes of the boxes of a form. */
function agreeOn(...boxes: Box[]) {
  const specs = boxes.map(([, , valueKind = 'name'], i) => ({ id: `f${i}`, valueKind }) as FieldSpec);
  const fields = boxes.map(([text, score], i): FieldReading => {
    const place = { page: 1, box: [0, 0, 1, 1] } as const;
    return { fieldId: `f${i}`, place, source: 'ocr', state: 'text', text, score };
  });
  const agreed = agreeOnNames(new Map(fields.map((each) => [each.fieldId, each])), specs);
  return [...agreed.values()].map((reading) => reading.state === 'text' && [reading.text, reading.score]);
}

const family: Box[] = [
  ['MOGHADDAM', 0.97],
  ['FARHAD MOGHADDAM', 0.9, 'full-name'],
  ['MOGHADDAM', 0.88],
];

it('reads a doubtful name as the rest of the family has it, and stays as doubtful', () => {
  expect(agreeOn(...family, ['MOGIIADDAM', 0.5], ['ZAHRA MOGIIADDAM', 0.45, 'full-name']).slice(3)).toEqual([
    ['MOGHADDAM', 0.5],
    ['ZAHRA MOGHADDAM', 0.45],
  ]);
});

it.each<[why: string, boxes: Box[]]>([
  ['surely read', [...family, ['MOGIIADDAM', 0.93]]],
  ['surely read in another box', [...family, ['MOGIIADDAM', 0.93], ['MOGIIADDAM', 0.5]]],
  [
    'of another ending',
    [
      ['Ivanov', 0.97],
      ['Ivanov', 0.97],
      ['Ivanova', 0.5],
    ],
  ],
  [
    'of another ending of the same length',
    [
      ['Kowalczki', 0.97],
      ['Kowalczki', 0.97],
      ['Kowalczka', 0.5],
    ],
  ],
  [
    'a name that is known',
    [
      ['Mohamad', 0.97],
      ['Mohamad', 0.97],
      ['Mohamed', 0.5],
    ],
  ],
  [
    'like one other box alone',
    [
      ['MOGHADDAM', 0.97],
      ['MOGIIADDAM', 0.5],
    ],
  ],
  [
    'like others that are doubtful too',
    [
      ['MOGHADDAM', 0.7],
      ['MOGHADDAM', 0.6],
      ['MOGIIADDAM', 0.5],
    ],
  ],
  [
    'as often on the form as the other',
    [
      ['MOGHADDAM', 0.97],
      ['MOGHADDAM', 0.97],
      ['MOGIIADDAM', 0.5],
      ['MOGIIADDAM', 0.4],
    ],
  ],
  ['like two others', [...family, ['MOGIHADDAM', 0.97], ['MOGIHADDAM', 0.97], ['MOGIIADDAM', 0.5]]],
  ['a town, and the others people', [...family, ['MOGIIADDAM', 0.5, 'city']]],
  [
    'short',
    [
      ['Nguya', 0.97],
      ['Nguya', 0.97],
      ['Nguwa', 0.5],
    ],
  ],
])('leaves a name that is %s', (_, boxes) => {
  expect(agreeOn(...boxes)).toEqual(boxes.map(([text, score]) => [text, score]));
});
