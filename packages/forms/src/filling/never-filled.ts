import type { Catalogue, FieldSpec, SourceForm } from '../catalogue.ts';
import { isNeverFilledI485 } from '../i485/filling/never-filled.ts';
import { isNeverFilledI765 } from '../i765/filling/never-filled.ts';

const rules: Partial<Record<SourceForm, (field: FieldSpec) => boolean>> = {
  'I-485': isNeverFilledI485,
  'I-765': isNeverFilledI765,
};

/** Full PDF names of the fields of an edition that no data may ever fill: the person, or nobody, answers them. */
export function neverFilled({ form, fields }: Catalogue): string[] {
  const isNeverFilled = rules[form];
  if (!isNeverFilled) throw new Error(`Form ${form} is read, never filled`);
  return fields.filter(isNeverFilled).map((field) => field.pdfName);
}
