import type { Box, FieldSpec } from '@puente/forms';
import { expect, test } from 'vitest';
import { createPage, fillBox, registerFlat } from '../register/testing/flat-page.ts';
import { cropRoom, type Glance, glanceAtBoxes } from './glance-at-boxes.ts';
import type { ScannedPage } from './scanned-page.ts';

const count = 6;
const boxOf = (n: number): Box => [100, 700 - 40 * n, 200, 16];
/** Every box stands in a frame, whose black says nothing of what is written in it. */
const lines = Array.from({ length: count }, (_, n): Box => [100, 700 - 40 * n, 200, 0.8]);
const fields = Array.from({ length: count }, (_, n) => {
  const spec = { id: `box-${n}`, page: 1, box: boxOf(n), kind: 'text', valueKind: 'name' };
  return spec as unknown as FieldSpec;
});
const registration = registerFlat(lines);

/** A page of gray paper with letters of this shade in the first boxes. */
function toScan(shade: number, written: number): ScannedPage {
  const image = createPage(220);
  for (const line of lines) fillBox(image, line, 30);
  for (let n = 0; n < written; n++)
    for (let at = 0; at < 5; at++) {
      const [x, y] = boxOf(n);
      fillBox(image, [x + 6 + 8 * at, y + 4, 1.2, 8], shade);
      fillBox(image, [x + 9 + 8 * at, y + 4, 1.2, 8], shade);
      fillBox(image, [x + 6 + 8 * at, y + 8, 4, 1], shade);
    }
  return { page: 1, picture: { image, box: [0, 0, 1, 1] }, registration, fields };
}

const glanceAt = (shade: number, written: number) => glanceAtBoxes(toScan(shade, written));

const blankOf = ({ glances }: ReturnType<typeof glanceAt>) => glances.map(({ isBlank }) => isBlank);

test('writing too faint for ink is seen where several boxes have it; the others stay blank', () => {
  const faint = glanceAt(176, 4);
  expect(faint.isFaint).toBe(true);
  expect(blankOf(faint)).toEqual([false, false, false, false, true, true]);
  expect(faint.glances.map(({ level }) => level !== null && level > 150)).toEqual(Array(count).fill(true));
  const [written] = faint.glances;
  const inside = { ...(written as Glance), room: [106, 704, 40, 8] as const };
  const darkest = (crop: { readonly data: Uint8Array }) => Math.min(...crop.data);
  expect(darkest(cropRoom(toScan(176, 4), inside, { marginPt: 0 }))).toBeLessThan(100);
});

test('a page of dark writing, one of bare paper, and one with a single faint box are left as they are', () => {
  expect(glanceAt(60, 4)).toMatchObject({ isFaint: false });
  expect(blankOf(glanceAt(60, 4))).toEqual([false, false, false, false, true, true]);
  expect(glanceAt(176, 0)).toMatchObject({ isFaint: false });
  expect(glanceAt(176, 1)).toMatchObject({ isFaint: false });
});
