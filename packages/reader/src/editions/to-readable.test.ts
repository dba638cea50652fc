import { getCatalogue } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import { toReadable } from './to-readable.ts';

const known = getCatalogue('I-589', '01/20/25');
function without(id: string, reason: 'gone' | 'uncertain') {
  const unplaced = known.fields.filter((field) => field.id === id).map((field) => ({ field, reason }));
  return { ...known, fields: known.fields.filter((field) => field.id !== id), unplaced };
}
const maritalOf = ({ fields }: typeof known) =>
  fields.filter(({ item, page }) => page === 1 && item === '11');

it('reads none of the boxes that exclude each other where one of them is not sure, and tells of all', () => {
  const readable = toReadable(without('A.I.11.married', 'uncertain'));
  expect(maritalOf(readable)).toEqual([]);
  expect(readable.unplaced?.map(({ field }) => field.id).sort()).toEqual(
    maritalOf(known)
      .map(({ id }) => id)
      .sort(),
  );
});

it('reads the others where one is gone, and leaves lone boxes alone', () => {
  const gone = without('A.I.11.married', 'gone');
  expect(toReadable(gone)).toEqual(gone);
  const lone = without('A.I.12.date-of-birth', 'uncertain');
  expect(toReadable(lone)).toEqual(lone);
});

it('leaves out questions that no other edition asks', () => {
  const [first] = known.fields;
  if (!first) throw new Error('the form has boxes');
  const added = { ...first, id: 'new/2027-01-01/line', question: 'Have you ever held a license' };
  expect(toReadable({ ...known, unplaced: [], fields: [...known.fields, added] }).fields).toEqual(
    known.fields,
  );
});
