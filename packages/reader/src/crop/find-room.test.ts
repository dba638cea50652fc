import { getCatalogue } from '@puente/forms/catalogues';
import { expect, test } from 'vitest';
import { findRoom } from './find-room.ts';

const { fields, landmarks } = getCatalogue('I-589', '01/20/25');

function roomOf(id: string) {
  const spec = fields.find((field) => field.id === id);
  const page = landmarks.find(({ page: number }) => number === spec?.page);
  if (!spec || !page) throw new Error(`The edition has no ${id}`);
  const others = fields.filter((field) => field.page === spec.page && field !== spec).map(({ box }) => box);
  const [x, y, w, h] = findRoom(page, spec.box, others);
  return { more: { left: spec.box[0] - x, right: x + w - spec.box[0] - spec.box[2] }, y, h, spec };
}

test('ends at the rule of the cell', () => {
  const { more, y, h, spec } = roomOf('A.I.4.last-name');
  expect([y, h]).toEqual([spec.box[1], spec.box[3]]);
  expect(more.right).toBeLessThan(4);
});

test('no room reaches into another field, nor is it smaller than its box', () => {
  for (const spec of fields.filter(({ kind }) => kind !== 'checkbox')) {
    const page = landmarks.find(({ page: number }) => number === spec.page);
    if (!page) continue;
    const others = fields.filter((field) => field.page === spec.page && field !== spec).map(({ box }) => box);
    const [x, , w] = findRoom(page, spec.box, others);
    expect(x).toBeLessThanOrEqual(spec.box[0]);
    expect(x + w).toBeGreaterThanOrEqual(spec.box[0] + spec.box[2] - 1e-9);
    const reached = others.filter(
      ([left, low, , up]) =>
        low < spec.box[1] + spec.box[3] / 2 &&
        low + up > spec.box[1] + spec.box[3] / 2 &&
        left >= spec.box[0] + spec.box[2] &&
        left < x + w,
    );
    expect(reached, spec.id).toEqual([]);
  }
});
