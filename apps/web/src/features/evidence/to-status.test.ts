import type { Evidence } from '@puente/contract';
import { expect, it } from 'vitest';
import { toStatus } from './to-status.ts';

const evidence: Evidence = {
  page: 1,
  box: [0.1, 0.1, 0.2, 0.02],
  text: 'Paz',
  confidence: 'low',
  score: 0.4,
  source: 'ocr',
};

it.each([
  ['low', evidence, false, false],
  ['handwritten', { ...evidence, handwritten: true }, false, false],
  ['unread', { ...evidence, text: '', handwritten: true }, false, true],
  ['typed', { ...evidence, handwritten: true }, true, false],
  ['typed', { ...evidence, edited: true }, false, false],
  ['typed', undefined, false, false],
  ['none', undefined, false, true],
] as const)('says %s', (status, found, edited, empty) => {
  expect(toStatus(found, edited, empty)).toBe(status);
});
