import type { FieldSpec } from '@puente/forms';
import { expect, test } from 'vitest';
import { finish } from './finish-text.ts';
import type { InkedField } from './inked-field.ts';

function finishIn(valueKind: FieldSpec['valueKind'], text: string): string {
  const field = { spec: { valueKind }, byHand: 0, isNoisy: false, isByPins: false } as unknown as InkedField;
  return finish(field, text, { isNumber: false });
}

test.each([
  ['text', 'Tyson Foods. Brooklyn. NY', 'Tyson Foods, Brooklyn, NY'],
  ['text', 'Green Valley Farm. Philadelphia', 'Green Valley Farm, Philadelphia'],
  ['text', 'Baldwin Elem. School', 'Baldwin Elem. School'],
  ['place', 'Choloma. Honduras', 'Choloma, Honduras'],
  ['text', 'Univ. Nacional, Bogotá', 'Univ. Nacional, Bogotá'],
  ['text', 'Govt. High School', 'Govt. High School'],
  ['text', 'Primary School No. 3', 'Primary School No. 3'],
  ['text', 'Tyson Foods.', 'Tyson Foods.'],
  ['street', '12 Peachtree. Apt 3', '12 Peachtree. Apt 3'],
] as const)(
  'a full stop after a whole word, before more words, is a comma: %s %s is %s',
  (kind, read, text) => {
    expect(finishIn(kind, read)).toBe(text);
  },
);
