import type { FieldSpec } from '../packages/forms/src/catalogue.ts';
import type { BlankField } from './read-blank-fields.ts';

/** What we say about a field, which its PDF does not: its meaning, and the rules of the PDF's own typing scripts. */
export type FieldLabel = Omit<FieldSpec, keyof Omit<BlankField, 'pdfName'>> & {
  /** Names the same field has in other editions. */
  readonly formerNames?: readonly string[];
};

export interface LabelFile {
  readonly form: string;
  /** Size of the letters in its text boxes. */
  readonly fontSizePt: number;
  readonly fields: readonly FieldLabel[];
}

/** Joins labels to a blank's fields by PDF name, in the order of the labels, and names what does not match. */
export function joinLabels(labels: LabelFile, blankFields: readonly BlankField[]) {
  const left = new Map(blankFields.map((field) => [field.pdfName, field]));
  const fields: FieldSpec[] = [];
  const missing: string[] = [];
  for (const { formerNames = [], pdfName, id, ...label } of labels.fields) {
    const name = [pdfName, ...formerNames].find((each) => left.has(each));
    const blank = name === undefined ? undefined : left.get(name);
    if (!blank || name === undefined) {
      missing.push(pdfName);
      continue;
    }
    left.delete(name);
    fields.push({ id, ...blank, ...label });
  }
  return { fields, missing, unlabelled: [...left.keys()] };
}
