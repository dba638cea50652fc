import { expect, test } from 'vitest';
import { conclude } from './conclude.ts';
import { createField } from './testing/create-field.ts';
import { createReading } from './testing/create-reading.ts';

/** Whether the second reader said the same, and the share of the two that did. */
function weigh(first: string, second: string, byHand: number) {
  const readings = [createReading('spa', first, 0.99), createReading('second', second, 0.9)];
  const { seconded, agreement } = conclude({ field: createField('street', byHand), readings });
  return { seconded, agreement };
}

test('in print a space counts as a letter does, by hand it does not', () => {
  expect(weigh('WUYIRD 5', 'WUYI RD 5', 0)).toEqual({ seconded: false, agreement: 0.5 });
  expect(weigh('WUYIRD 5', 'WUYI RD 5', 0.9)).toEqual({ seconded: true, agreement: 1 });
  expect(weigh('WUYI RD 5', 'WUYI RD 5', 0)).toEqual({ seconded: true, agreement: 1 });
});

test('of commas and full stops, and the space behind them, the second reader says nothing', () => {
  expect(weigh('12 ELM ST, APT 4', '12 ELM ST.APT 4', 0).seconded).toBe(true);
  expect(weigh('12 ELM ST', '12 ELM ST.', 0).seconded).toBe(true);
});
