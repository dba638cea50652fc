import type { Catalogue, FieldSpec, SourceForm } from '../catalogue.ts';
import { neverFilled as neverFilledByForm } from '../registry/never-filled.ts';

const rules: Partial<Record<SourceForm, (field: FieldSpec) => boolean>> = neverFilledByForm;

/** Full PDF names of the fields of an edition that no data may ever fill: the person, or nobody, answers them. */
export function neverFilled({ form, fields }: Catalogue): string[] {
  const isNeverFilled = rules[form];
  if (!isNeverFilled) throw new Error(`Form ${form} is read, never filled`);
  // A question that this edition alone asks is answered by the person, or not at all.
  return fields.flatMap((field) =>
    field.question === undefined && isNeverFilled(field) ? [field.pdfName] : [],
  );
}
