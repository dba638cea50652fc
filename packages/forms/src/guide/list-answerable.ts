import type { TargetForm } from '@puente/contract';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { isByHand } from '../filling/index.ts';
import { definitionOf, openEmptyForm } from '../registry.ts';
import { findPaths } from './find-paths.ts';

/** Boxes of an edition that a person may answer one by one: those that no path of the form data stands for, and no hand fills. */
export function listAnswerable(
  form: TargetForm,
  { fields }: Pick<Catalogue, 'fields'>,
): readonly FieldSpec[] {
  const definition = definitionOf(form);
  const paths = findPaths(openEmptyForm(form), { fields });
  const answered = fields.filter(({ id }) => paths.has(id));
  const groups = new Set(answered.flatMap(({ group }) => group ?? []));
  return fields.filter(
    (field) =>
      !isByHand(field, definition) &&
      field.part !== `P${definition.additionalPart}` &&
      !paths.has(field.id) &&
      !(field.group !== undefined && groups.has(field.group)),
  );
}
