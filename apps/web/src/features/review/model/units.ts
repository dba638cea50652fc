import {
  type FieldSpec,
  type GroupSpec,
  type ListSpec,
  type SectionSpec,
  togetherOf,
} from '@puente/forms/answers';
import { rowKey } from '../../../lib/form-answers/form-values.ts';
import { rowsAt } from './diff.ts';
import { isAsked } from './places.ts';
import type { ReviewState } from './review-state.ts';

export type SectionTitle = SectionSpec['title'];
type Shown = Pick<ReviewState, 'values' | 'remarks'>;

/** Answers that are looked at together, as the lines of an address; mostly one answer alone. */
export interface Unit {
  /** Path of its first answer as it stands now: what it is known by. */
  readonly path: string;
  readonly section: SectionTitle;
  readonly part: GroupSpec | ListSpec;
  /** Number of its entry in the list, from 0; null in a group. */
  readonly row: number | null;
  /** What the paths of its fields count from; '' is the form data. */
  readonly base: string;
  /** The same when the form was opened, where the evidence is filed; null in a new entry. */
  readonly readBase: string | null;
  readonly fields: readonly FieldSpec[];
}

export const joinPath = (base: string, path: string): string => (base ? `${base}.${path}` : path);

/** Where the evidence of an answer is filed; null in a new entry. */
export const joinReadPath = (readBase: string | null, path: string): string | null =>
  readBase === null ? null : joinPath(readBase, path);

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** A name in one line is told apart into the parts that follow it. */
function belongTogether(one: FieldSpec, next: FieldSpec): boolean {
  const together = togetherOf(next.label);
  if (one.kind === 'name-line') return together === 'name';
  return (
    together !== undefined && togetherOf(one.label) === together && parentOf(one.path) === parentOf(next.path)
  );
}

/** Fields as they are looked at: those of one name, address or place as one. */
export function joinFields(fields: readonly FieldSpec[]): FieldSpec[][] {
  const units: FieldSpec[][] = [];
  for (const field of fields) {
    const last = units.at(-1);
    const before = last?.at(-1);
    if (last && before && belongTogether(before, field)) last.push(field);
    else units.push([field]);
  }
  return units;
}

type Place = Pick<Unit, 'section' | 'part' | 'row' | 'base' | 'readBase'>;

const toUnits = (place: Place): Unit[] =>
  joinFields(place.part.fields).map((fields) => ({
    ...place,
    fields,
    path: joinPath(place.base, fields[0]?.path ?? ''),
  }));

export const listUnitsOfEntry = (
  section: SectionTitle,
  part: ListSpec,
  row: number,
  readRow: number | null,
): Unit[] =>
  toUnits({
    section,
    part,
    row,
    base: `${part.path}.${row}`,
    readBase: readRow === null ? null : `${part.path}.${readRow}`,
  });

export const listUnitsOfGroup = (section: SectionTitle, part: GroupSpec): Unit[] =>
  toUnits({ section, part, row: null, base: '', readBase: '' });

function listUnitsOfPart(section: SectionTitle, part: GroupSpec | ListSpec, shown: Shown): Unit[] {
  if (part.kind === 'group') return isAsked(part, shown) ? listUnitsOfGroup(section, part) : [];
  return rowsAt(shown.values, part.path).flatMap((entry, row) => {
    const readRow = entry[rowKey];
    return listUnitsOfEntry(section, part, row, typeof readRow === 'number' ? readRow : null);
  });
}

/** All that is asked, in the order of the form. */
export const listUnits = (sections: readonly SectionSpec[], shown: Shown): Unit[] =>
  sections.flatMap(({ title, parts }) => parts.flatMap((part) => listUnitsOfPart(title, part, shown)));

/** The answers of a unit, by where they stand now. */
export const listUnitPaths = ({ base, fields }: Pick<Unit, 'base' | 'fields'>): string[] =>
  fields.map(({ path }) => joinPath(base, path));

export const hasPath = (unit: Unit, path: string): boolean => listUnitPaths(unit).includes(path);
