import type { Catalogue, FieldSpec } from '@puente/forms';

/**
 * The boxes of an edition that are read from paper. Of those that exclude each other all are read, or none: where one is
 * not sure, what the others say is not either. Questions that no other edition asks are left to the person.
 */
export function toReadable(catalogue: Catalogue): Catalogue {
  const { unplaced = [] } = catalogue;
  const fields = catalogue.fields.filter(({ question }) => question === undefined);
  const unsure = unplaced.filter(({ reason }) => reason === 'uncertain');
  const groups = new Set(unsure.flatMap(({ field }) => field.group ?? []));
  const isSure = ({ group }: FieldSpec) => group === undefined || !groups.has(group);
  const added = fields
    .filter((field) => !isSure(field))
    .map((field) => ({ field, reason: 'uncertain' as const }));
  return { ...catalogue, fields: fields.filter(isSure), unplaced: [...unplaced, ...added] };
}
