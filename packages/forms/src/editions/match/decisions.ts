import { z } from 'zod';
import type { Catalogue, FieldSpec } from '../../catalogue.ts';
import type { BlankBox } from './blank-facts.ts';
import type { BoxMatch, Certainty } from './box-match.ts';

/** What a person decided of single boxes of one blank. `take`: the box of the blank; null: it has none for this. */
export const matchDecisionsSchema = z.strictObject({
  /** Of the blank, in hexadecimal: a decision is of one file and of no other. */
  blankSha256: z.string().regex(/^[0-9a-f]{64}$/),
  decisions: z.array(
    z.strictObject({ id: z.string().min(1), take: z.string().min(1).nullable(), decidedOn: z.iso.date() }),
  ),
});

export type MatchDecision = z.infer<typeof matchDecisionsSchema>['decisions'][number];

/** A box of the known edition with the box of the blank that was found or decided for it, by their places in the lists. */
export interface SettledMatch {
  readonly from: number;
  readonly to: number;
  readonly certainty: Certainty | 'decided';
}

/** Puts what a person decided in the place of what was found. Decisions that name no box are left out. */
export function settleMatches(
  matches: readonly BoxMatch[],
  decisions: readonly MatchDecision[],
  known: readonly FieldSpec[],
  blank: readonly BlankBox[],
): SettledMatch[] {
  const decided = new Map(decisions.map(({ id, take }) => [id, take]));
  const indexOf = new Map(blank.map(({ pdfName }, index) => [pdfName, index]));
  const found = matches.filter(({ from }) => !decided.has(known[from]?.id ?? ''));
  const settled = known.flatMap(({ id }, from): SettledMatch[] => {
    const to = indexOf.get(decided.get(id) ?? '');
    return to === undefined ? [] : [{ from, to, certainty: 'decided' }];
  });
  return [...found, ...settled];
}

export const decisionFaults = [
  'decided-twice',
  'decided-unknown',
  'decided-no-box',
  'decided-other-kind',
  'decided-onto-one',
] as const;

interface DecisionFault {
  readonly code: (typeof decisionFaults)[number];
  readonly params: Readonly<Record<string, string>>;
}

/** A box of the known edition that a value would be written into, and the box of the blank that takes it. */
interface Taken {
  readonly id: string;
  readonly pdfName: string;
}

/** The first decision that cannot be followed, if any. `taken`: all boxes that would be filled, those decided too. */
export function findDecisionFault(
  decisions: readonly MatchDecision[],
  { fields }: Catalogue,
  blank: readonly BlankBox[],
  taken: readonly Taken[],
): DecisionFault | null {
  const known = new Map(fields.map((field) => [field.id, field]));
  const boxes = new Map(blank.map((box) => [box.pdfName, box]));
  const seen = new Set<string>();
  for (const { id, take } of decisions) {
    const field = known.get(id);
    if (!field) return { code: 'decided-unknown', params: { id } };
    if (seen.has(id)) return { code: 'decided-twice', params: { id } };
    seen.add(id);
    if (take === null) continue;
    const box = boxes.get(take);
    if (!box) return { code: 'decided-no-box', params: { id, take } };
    if (box.kind !== field.kind) return { code: 'decided-other-kind', params: { id, take } };
    const other = taken.find((each) => each.pdfName === take && each.id !== id);
    if (other) return { code: 'decided-onto-one', params: { id, take, other: other.id } };
  }
  return null;
}
