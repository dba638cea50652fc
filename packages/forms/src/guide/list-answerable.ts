import type { TargetForm } from '@puente/contract';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { isByHand } from '../filling/index.ts';
import type { FormDefinition } from '../form.ts';
import { definitionOf, openEmptyForm } from '../registry.ts';
import { findPaths } from './find-paths.ts';

/** A box that is not typed into box by box: it is written by hand, or takes what other boxes cannot hold. */
export const isOutOfReach = (
  field: FieldSpec,
  definition: Pick<FormDefinition<never>, 'additionalPart' | 'othersParts'>,
): boolean => isByHand(field, definition) || field.part === `P${definition.additionalPart}`;

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
      !isOutOfReach(field, definition) &&
      !paths.has(field.id) &&
      !(field.group !== undefined && groups.has(field.group)),
  );
}
