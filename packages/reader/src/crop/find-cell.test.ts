import type { Box } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import { findCell } from './find-cell.ts';

const { fields, landmarks } = getCatalogue('I-589', '01/20/25');

function cellOf(id: string): number[] | null {
  const spec = fields.find((field) => field.id === id);
  const page = landmarks.find(({ page: number }) => number === spec?.page);
  if (!spec || !page) throw new Error(`The edition has no ${id}`);
  return findCell(page, spec.box)?.map(Math.round) ?? null;
}

it('is what the ruled lines enclose, with the label', () => {
  expect(cellOf('A.I.4.last-name')).toEqual([36, 576, 240, 30]);
  expect(cellOf('A.I.8.street')).toEqual([36, 498, 354, 30]);
});

it('ends at the bar of a section', () => {
  expect(cellOf('A.I.3.uscis-account')).toEqual([234, 606, 342, 30]);
});

it('is not the printed square of a checkbox', () => {
  expect(cellOf('A.I.10.female')).toEqual([36, 330, 162, 18]);
});

it('stands alone where its neighbours would make it as wide as the page', () => {
  expect(cellOf('A.I.12.date-of-birth')).toEqual([36, 300, 162, 30]);
});

it('takes in the neighbours of a narrow cell, whole', () => {
  expect(cellOf('A.I.6.middle-name')).toEqual([276, 576, 300, 30]);
});

it('is none where no lines enclose the field', () => {
  expect(cellOf('A.II.children.total')).toBeNull();
});

it('holds the whole field wherever there is one', () => {
  for (const { page: number, box, valueKind } of fields) {
    const page = landmarks.find(({ page }) => page === number);
    if (!page || valueKind === 'office') continue;
    const cell = findCell(page, box);
    if (cell) expect(holds(cell, box), `${number} ${box}`).toBe(true);
  }
});

const holds = ([x, y, w, h]: Box, [left, low, across, up]: Box) =>
  left > x - 3 && low > y - 3 && left + across < x + w + 3 && low + up < y + h + 3;
