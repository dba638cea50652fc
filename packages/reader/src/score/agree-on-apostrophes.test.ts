import type { FieldReading, FieldSpec, ValueKind } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnApostrophes } from './agree-on-apostrophes.ts';

/** What becomes of the boxes of a form, each read with 0.99. */
function agreeOn(kind: ValueKind, ...texts: string[]) {
  const specs = texts.map((_, i) => ({ id: `f${i}`, valueKind: kind }) as FieldSpec);
  const fields = texts.map((text, i): FieldReading => {
    const place = { page: 1, box: [0, 0, 1, 1] } as const;
    return { fieldId: `f${i}`, place, source: 'ocr', state: 'text', text, score: 0.99 };
  });
  const agreed = agreeOnApostrophes(new Map(fields.map((each) => [each.fieldId, each])), specs);
  return [...agreed.values()].map((reading) => reading.state === 'text' && [reading.text, reading.score]);
}

it('gives a name the apostrophe that it has in more boxes, and leaves it for a person to look at', () => {
  expect(agreeOn('place', "Xi'an, China", 'Xian', 'XIAN', "Xi'an")).toEqual([
    ["Xi'an, China", 0.99],
    ["Xi'an", 0.97],
    ["Xi'an", 0.97],
    ["Xi'an", 0.99],
  ]);
});

it.each<[why: string, kind: ValueKind, texts: string[]]>([
  ['stands as often without', 'city', ["Xi'an", 'Xian']],
  ['is another word', 'name', ["N'Diaye", "N'Diaye", 'Diaye']],
  ['is no name', 'long-text', ["We're here", "We're there", 'Were']],
])('leaves what %s', (_, kind, texts) => {
  expect(agreeOn(kind, ...texts)).toEqual(texts.map((text) => [text, 0.99]));
});
