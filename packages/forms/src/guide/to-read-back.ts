import type { Catalogue, FieldSpec } from '../catalogue.ts';
import type { InkedBox } from './inked-boxes.ts';
import { type GuideBoxes, listGuideItems } from './list-guide-items.ts';

/** A field of a filled file as it was found there. */
export interface FilledField {
  /** Full AcroForm name. */
  readonly name: string;
  /** Text or chosen option; of a checkbox nothing of use. */
  readonly value: string;
  /** On-value of a checkbox; null for other kinds. */
  readonly on: string | null;
  readonly checked: boolean;
  readonly page: number;
}

/** An item of which something stands in the file. */
export interface ReadBackItem {
  readonly item: GuideBoxes;
  readonly printed: readonly [InkedBox, ...InkedBox[]];
}

/** What stands in a filled file: by the items of its edition, and in boxes that the edition does not have. */
export interface ReadBack {
  readonly items: readonly ReadBackItem[];
  readonly unknown: ReadonlyArray<Pick<FilledField, 'name' | 'page'> & { readonly text: string }>;
}

/** Some readers show `\.` in a name as a dot. */
const toName = (name: string): string => name.replaceAll('\\.', '.');

const isFilled = ({ on, checked, value }: FilledField): boolean =>
  on === null ? value.trim() !== '' : checked;

/** A box by itself: of several with one name, by what it says when ticked. */
const toBox = (name: string, on: string | null | undefined): string => `${toName(name)} ${on ?? ''}`;

const toFact = ({ name, on, value }: FilledField): string => `${toBox(name, on)} ${on === null ? value : ''}`;

function findText(field: FieldSpec, filled: ReadonlyMap<string, readonly FilledField[]>): string | null {
  const own = filled.get(toName(field.pdfName)) ?? [];
  const found = field.kind === 'checkbox' ? own.find(({ on }) => on === field.on) : own[0];
  return found ? (found.on ?? found.value.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()) : null;
}

/**
 * Everything that a filled file says, in the order of its pages. Pure; it knows nothing of what was meant to be written.
 * `blank`: what stood in the file before it was filled, as its barcodes, and says nothing of the person.
 */
export function toReadBack(
  catalogue: Pick<Catalogue, 'fields'>,
  fields: readonly FilledField[],
  blank: readonly FilledField[],
): ReadBack {
  const before = new Set(blank.filter(isFilled).map(toFact));
  const filled = new Map<string, FilledField[]>();
  for (const field of fields.filter(isFilled)) {
    const name = toName(field.name);
    filled.set(name, [...(filled.get(name) ?? []), field]);
  }
  const told = new Set<string>();
  const items = listGuideItems(catalogue).flatMap((item): ReadBackItem[] => {
    const [first, ...rest] = item.fields.flatMap((field): InkedBox[] => {
      const text = findText(field, filled);
      if (text === null) return [];
      told.add(toBox(field.pdfName, field.kind === 'checkbox' ? field.on : null));
      return [{ field, text }];
    });
    return first ? [{ item, printed: [first, ...rest] }] : [];
  });
  const unknown = [...filled.values()]
    .flat()
    .filter((field) => !told.has(toBox(field.name, field.on)) && !before.has(toFact(field)))
    .map(({ name, page, value, on }) => ({ name, page, text: on ?? value }));
  return { items, unknown };
}
