import { expect, it } from 'vitest';
import { toScanPieces } from './scan-piece.ts';
import type { Region } from './to-crop.ts';

const seen = (box: Region, text: string, page = 1) => ({ page, box: [...box] as never, text });
const list = (...evidences: ReturnType<typeof seen>[]) => toScanPieces(evidences).map(({ text }) => text);

it('shows neighbours as one piece, in the order they are asked for', () => {
  expect(list(seen([0.1, 0.2, 0.1, 0.02], 'ANA'), seen([0.3, 0.2, 0.1, 0.02], 'LUZ'))).toEqual(['ANA LUZ']);
});

it('shows what stands apart, or on another page, in pieces of their own', () => {
  const first = seen([0.1, 0.2, 0.1, 0.02], 'ANA');
  expect(list(first, seen([0.7, 0.2, 0.1, 0.02], 'FAR'))).toEqual(['ANA', 'FAR']);
  expect(list(first, seen([0.1, 0.5, 0.1, 0.02], 'BELOW'))).toEqual(['ANA', 'BELOW']);
  expect(list(first, seen([0.3, 0.2, 0.1, 0.02], 'NEXT', 2))).toEqual(['ANA', 'NEXT']);
});

it('shows the same place once, as of a name that stands in one box for all its parts', () => {
  const whole = seen([0.1, 0.2, 0.3, 0.02], 'ANA LUZ');
  expect(list(whole, whole)).toEqual(['ANA LUZ']);
});
