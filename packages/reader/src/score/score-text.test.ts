import { expect, test } from 'vitest';
import type { FieldText } from '../recognise/read-inked-fields.ts';
import { scoreText } from './score-text.ts';

const clean = {
  field: { residualPt: 0.2 },
  text: 'Houston',
  verdict: 'any',
  agreement: 1,
  likeness: 1,
  weakestLetter: 0.99,
  letterChance: 0.95,
  readingCount: 2,
  meanConfidence: 0.95,
  minConfidence: 0.92,
} as unknown as FieldText;

test('a text that all readings agree on without doubt is high', () => {
  expect(scoreText(clean)).toBeGreaterThanOrEqual(0.98);
});

test('each doubt lowers the score', () => {
  const best = scoreText(clean);
  const doubts: Array<Partial<FieldText>> = [
    { agreement: 0.5 },
    { minConfidence: 0.5 },
    { weakestLetter: 0.5 },
    { verdict: 'fails' },
    { field: { ...clean.field, residualPt: 3 } },
  ];
  for (const doubt of doubts) expect(scoreText({ ...clean, ...doubt })).toBeLessThan(best);
});

test('a text that readings disagree on is never high', () => {
  expect(scoreText({ ...clean, verdict: 'fits', agreement: 0.5, minConfidence: 0.9 })).toBeLessThan(0.98);
});
