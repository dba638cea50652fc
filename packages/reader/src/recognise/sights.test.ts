import { expect, test } from 'vitest';
import { listSights } from './sights.ts';
import { createReading } from './testing/create-reading.ts';

test('says by letter what the second reader saw there, and nothing of what it did not see', () => {
  const readings = [createReading('spa', 'Ana Kilic', 0.9), createReading('second', 'An Kılıç.', 0.6)];
  const sights = listSights('Ana Kilic', readings);
  expect(sights.map((sight) => sight?.letter ?? '')).toEqual(['A', 'n', '', 'K', 'ı', 'l', 'ı', 'ç']);
  expect(sights[0]?.confidence).toBe(0.6);
  expect(listSights('Ana', [createReading('spa', 'Ana', 0.9)])).toEqual([]);
});
