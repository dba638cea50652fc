import type { FieldSpec } from '@puente/forms';
import { namingKinds } from '../recognise/naming-kinds.ts';

/** Ids of the boxes that hold names of people and places: words that begin with a capital, wherever a writer uses any. */
export const listNamingBoxes = (specs: readonly FieldSpec[]): ReadonlySet<string> =>
  new Set(specs.filter(({ valueKind }) => namingKinds.has(valueKind)).map(({ id }) => id));
