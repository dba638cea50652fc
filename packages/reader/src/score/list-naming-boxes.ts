import type { FieldSpec, ValueKind } from '@puente/forms';

/** Kinds whose words begin with a capital, wherever a writer uses any. */
const namingKinds: ReadonlySet<ValueKind | 'mark'> = new Set([
  'name',
  'full-name',
  'city',
  'place',
  'state',
  'country',
]);

/** Ids of the boxes that hold names of people and places. */
export const listNamingBoxes = (specs: readonly FieldSpec[]): ReadonlySet<string> =>
  new Set(specs.filter(({ valueKind }) => namingKinds.has(valueKind)).map(({ id }) => id));
