import type { ValueKind } from '@puente/forms';

/** Names of people. */
export const personKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['name', 'full-name']);
/** Names of towns, with or without what they lie in. */
export const townKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['city', 'place']);
/** All names of people and places, which have no digits in them. */
export const namingKinds: ReadonlySet<ValueKind | 'mark'> = new Set([
  ...personKinds,
  ...townKinds,
  'state',
  'country',
]);
