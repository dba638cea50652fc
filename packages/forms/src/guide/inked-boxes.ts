import type { FieldSpec } from '../catalogue.ts';
import type { FieldWrite } from '../filling/index.ts';

/** Catalogue id of a box → what would be printed in it; of a ticked box its on-value. */
export type Ink = ReadonlyMap<string, string>;

const toInk = (write: FieldWrite): string => ('on' in write ? (write.on ?? '') : write.value.trim());

export function listInk(fields: readonly FieldSpec[], writes: readonly FieldWrite[]): Ink {
  const byName = new Map(writes.map((write) => [write.name, toInk(write)]));
  return new Map(
    fields.flatMap(({ id, pdfName }) => {
      const ink = byName.get(pdfName);
      return ink ? [[id, ink] as const] : [];
    }),
  );
}

/** What a box is called beside the others of its item, in our own words. */
export const toBoxName = ({ label }: FieldSpec): string => label.split(': ').slice(1).join(': ') || label;

/** A box in which something would be printed; of a ticked one its on-value. */
export interface InkedBox {
  readonly field: FieldSpec;
  readonly text: string;
}

/** What would be printed for an item, box after box. */
export const listInked = (fields: readonly FieldSpec[], ink: Ink): readonly InkedBox[] =>
  fields.flatMap((field) => {
    const text = ink.get(field.id);
    return text === undefined ? [] : [{ field, text: text.replaceAll('\n', ' ') }];
  });
