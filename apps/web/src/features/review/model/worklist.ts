import type { GroupSpec, ListSpec, SectionSpec } from '@puente/forms/answers';
import type { Need, NeedReason } from './needs.ts';
import type { ReviewState } from './review-state.ts';
import { listUnitPaths, listUnits, type SectionTitle, type Unit } from './units.ts';

/** Something that is said of a whole list, entry or group, and of no answer in it. */
interface Whole {
  readonly path: string;
  readonly section: SectionTitle;
  readonly part: GroupSpec | ListSpec;
  readonly row: number | null;
}

/** One screen of the worklist. */
export type Stop =
  | {
      readonly kind: 'unit';
      readonly path: string;
      readonly unit: Unit;
      readonly reasons: readonly NeedReason[];
    }
  | {
      readonly kind: 'whole';
      readonly path: string;
      readonly whole: Whole;
      readonly reasons: readonly NeedReason[];
    };

const isOf = (part: GroupSpec | ListSpec, path: string): boolean =>
  part.path !== undefined &&
  (path === part.path || (part.kind === 'list' && path.startsWith(`${part.path}.`)));

function findWhole(sections: readonly SectionSpec[], path: string): Whole | null {
  for (const { title, parts } of sections)
    for (const part of parts)
      if (isOf(part, path)) {
        const row = path === part.path ? null : Number(path.slice((part.path?.length ?? 0) + 1));
        return { path, section: title, part, row };
      }
  return null;
}

/** How many screens of the worklist need a look, and how many are there only because something is missing. */
export interface StopCounts {
  readonly toCheck: number;
  readonly missing: number;
}

export function countStops(stops: readonly Stop[]): StopCounts {
  const open = stops.filter(({ reasons }) => reasons.length > 0);
  const missing = open.filter(({ reasons }) => reasons.every((reason) => reason === 'missing')).length;
  return { toCheck: open.length - missing, missing };
}

export const sectionOf = (stop: Stop): SectionTitle =>
  stop.kind === 'unit' ? stop.unit.section : stop.whole.section;

/**
 * What is to be gone through, one screen each, in the order of the form: what needs the person now, and what needed them
 * when they came here, so that the way back leads to it and the numbers stay.
 */
export function listStops(
  sections: readonly SectionSpec[],
  state: Pick<ReviewState, 'values' | 'remarks'>,
  needs: readonly Need[],
  seen: ReadonlySet<string> = new Set(),
): Stop[] {
  const byPath = new Map(needs.map(({ path, reasons }) => [path, reasons]));
  const units = listUnits(sections, state);
  const ofUnits = new Set(units.flatMap(listUnitPaths));
  const wholes = needs.flatMap(({ path }) => (ofUnits.has(path) ? [] : [findWhole(sections, path)]));
  const toUnitStop = (unit: Unit): Stop[] => {
    const reasons = listUnitPaths(unit).flatMap((path) => byPath.get(path) ?? []);
    return reasons.length > 0 || seen.has(unit.path)
      ? [{ kind: 'unit', path: unit.path, unit, reasons: [...new Set(reasons)] }]
      : [];
  };
  const toWholeStop = (whole: Whole | null): Stop[] =>
    whole ? [{ kind: 'whole', path: whole.path, whole, reasons: byPath.get(whole.path) ?? [] }] : [];
  // What is said of a list stands before its answers.
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part) => [
      ...wholes.filter((whole) => whole?.part === part).flatMap(toWholeStop),
      ...units.filter((unit) => unit.part === part).flatMap(toUnitStop),
    ]),
  );
}
