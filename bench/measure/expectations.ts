import type { CaseResult } from './read-cases.ts';
import { isHigh, isWrongHigh } from './score-form-data.ts';

/**
 * One row of the goal: for its profiles, the least share read exactly, and the largest share of high values that is
 * wrong. Both are of the values that no damage touches; a touched value must not be high and wrong.
 */
interface Bound {
  readonly profiles: readonly string[];
  readonly exact: number;
  readonly wrongHigh: number;
}

const bounds: readonly Bound[] = [
  { profiles: ['fillable', 'flat'], exact: 0.995, wrongHigh: 0 },
  {
    profiles: ['clean300', 'office200', 'office200-upper', 'turned', 'mixed-pile'],
    exact: 0.99,
    wrongHigh: 0.002,
  },
  {
    profiles: ['skewed150', 'fax', 'copy', 'copy-shuffled', 'feeder', 'dot-matrix', 'shaded-paper'],
    exact: 0.975,
    wrongHigh: 0.003,
  },
  { profiles: ['phone'], exact: 0.95, wrongHigh: 0.005 },
  { profiles: ['third-copy', 'speckled-fax', 'washed-out'], exact: 0.92, wrongHigh: 0.003 },
  {
    profiles: ['handprint', 'neat-hand', 'neat-hand-fax', 'neat-hand-phone', 'kept-hand', 'kept-hand-copy'],
    exact: 0.92,
    wrongHigh: 0.003,
  },
  { profiles: ['stamped', 'corrected', 'holed', 'folded'], exact: 0.95, wrongHigh: 0.003 },
  { profiles: ['script-hand', 'kept-script'], exact: 0.8, wrongHigh: 0.003 },
];

/** What falls short of the goal, one line each; nothing when all is met. */
export function listShortfalls(cases: readonly CaseResult[]): string[] {
  const short = cases.filter((each) => each.failure).map((each) => `${each.name} could not be read`);
  short.push(...cases.filter(isMistakenForAnother).map(({ name }) => `${name}: hand and machine mistaken`));
  for (const bound of bounds) {
    const group = cases.filter((each) => bound.profiles.includes(each.profile));
    const all = group.flatMap((each) => each.i485.rows);
    const rows = all.filter((row) => !row.touched);
    if (all.length === 0) continue;
    const exact = rows.filter((row) => row.right).length / Math.max(1, rows.length);
    const high = rows.filter(isHigh);
    const touchedWrong = all.filter((row) => row.touched && isWrongHigh(row));
    const wrongHigh = high.filter((row) => !row.right).length / Math.max(1, high.length);
    const invented = group.reduce((sum, each) => sum + each.i485.invented.length, 0);
    const name = bound.profiles.join(', ');
    if (exact < bound.exact)
      short.push(`${name}: exact ${(100 * exact).toFixed(2)}% < ${100 * bound.exact}%`);
    if (wrongHigh > bound.wrongHigh)
      short.push(`${name}: wrong although high ${(100 * wrongHigh).toFixed(2)}% > ${100 * bound.wrongHigh}%`);
    if (touchedWrong.length > 0)
      short.push(`${name}: ${touchedWrong.length} touched by damage and wrong although high`);
    if (invented > 0) short.push(`${name}: ${invented} invented`);
  }
  return short;
}

/** Cases by hand say so in their names, those on disk too. */
export const isByHand = (name: string) => /hand|script/.test(name);

/** Whether a typed form was taken for one by hand, or one by hand for a typed form, by most of its texts. */
export function isMistakenForAnother({ name, readings }: Pick<CaseResult, 'name' | 'readings'>): boolean {
  const texts = readings.filter(({ state }) => state === 'text');
  const marked = texts.filter(({ handwritten }) => handwritten).length;
  return texts.length > 0 && marked > texts.length / 2 !== isByHand(name);
}
