import { getCatalogue } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import { liesAlike } from './lies-alike.ts';

const known = getCatalogue('I-589', '01/20/25');
const other = {
  ...known,
  fields: known.fields
    .filter(({ id }) => id !== 'A.I.5.first-name')
    .map((field) => (field.page === 2 ? { ...field, box: [10, 10, 20, 10] as const } : field)),
};

it('tells whether it matters for some pages which of two editions a paper is of', () => {
  expect(liesAlike(known, other, new Set([1, 3]))).toBe(true);
  expect(liesAlike(known, other, new Set([1, 2]))).toBe(false);
  expect(liesAlike(known, getCatalogue('I-589', '08/25/20'), new Set([1]))).toBe(false);
});
