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

const untouched = { edited: false, checked: false, empty: false };

it.each([
  ['low', evidence, untouched],
  ['handwritten', { ...evidence, handwritten: true }, untouched],
  ['high', { ...evidence, confidence: 'high' }, untouched],
  ['concluded', { ...evidence, confidence: 'high', concluded: true }, untouched],
  ['low', { ...evidence, concluded: true }, untouched],
  ['handwritten', { ...evidence, confidence: 'high', concluded: true, handwritten: true }, untouched],
  ['checked', { ...evidence, confidence: 'high', concluded: true }, { ...untouched, checked: true }],
  ['unread', { ...evidence, text: '', handwritten: true }, { ...untouched, empty: true }],
  ['typed', { ...evidence, handwritten: true }, { ...untouched, edited: true }],
  ['low', { ...evidence, edited: true }, untouched],
  ['checked', { ...evidence, handwritten: true }, { ...untouched, checked: true }],
  ['checked', { ...evidence, text: '' }, { ...untouched, checked: true, empty: true }],
  ['typed', undefined, untouched],
  ['none', undefined, { ...untouched, empty: true }],
] as const)('says %s', (status, found, state) => {
  expect(toStatus(found, state)).toBe(status);
});
