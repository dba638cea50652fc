import { findLikeliest, type LineChances, noSign } from './decode-line.ts';

/** How a value may be written: for each of its places the signs that may stand there. */
export type Shape = readonly string[];

const minChance = 1e-6;

/** A place of the shape with one sign in it, or the gap after so many places. */
interface State {
  readonly sign: number;
  readonly place: number;
  readonly before: number[];
}

/** One way along a line. */
export interface Path {
  /** In natural logarithms: what its steps are less likely than sure. */
  readonly cost: number;
  /** Of each step. */
  readonly classes: readonly number[];
}

/** The likeliest way along a line that has this shape; null where the line is too short for it. */
export const findShapePath = (answer: LineChances, shape: Shape, signs: readonly string[]): Path | null =>
  findPath(answer, listStates(shape, signs));

/** What the likeliest allowed class of each step costs, whatever they spell. */
export const costOfFree = (answer: LineChances, allowed: readonly number[]): number =>
  findLikeliest(answer, allowed).reduce((total, sign, step) => total + costOf(answer, step, sign), 0);

const costOf = ({ classes, chances }: LineChances, step: number, sign: number) =>
  -Math.log(Math.max(minChance, chances[step * classes + sign] as number));

/** Gaps and signs in their order along the line; each may follow itself and those of `before`. */
function listStates(shape: Shape, signs: readonly string[]): State[] {
  const states: State[] = [{ sign: noSign, place: 0, before: [] }];
  let [gap, last]: [number, number[]] = [0, []];
  for (const [at, choice] of shape.entries()) {
    const here: number[] = [];
    for (const sign of choice) {
      const known = signs.indexOf(sign);
      const others = last.filter((each) => states[each]?.sign !== known);
      here.push(states.length);
      states.push({ sign: known, place: at + 1, before: [gap, ...others] });
    }
    gap = states.length;
    states.push({ sign: noSign, place: at + 1, before: here });
    last = here;
  }
  return states;
}

/** The cheapest way through the states from the first to the end of the last place; null where the line is too short. */
function findPath(answer: LineChances, states: readonly State[]): Path | null {
  const { steps } = answer;
  const cameFrom = new Int16Array(steps * states.length);
  const places = states.at(-1)?.place ?? 0;
  let costs = new Float64Array(states.length).fill(Number.POSITIVE_INFINITY);
  for (let step = 0; step < steps; step++) {
    const next = new Float64Array(states.length);
    for (const [at, { sign, place, before }] of states.entries()) {
      let from = at;
      let lowest = step > 0 ? (costs[at] as number) : startCost(sign, place);
      for (const each of step > 0 ? before : []) {
        if ((costs[each] as number) >= lowest) continue;
        lowest = costs[each] as number;
        from = each;
      }
      next[at] = lowest + costOf(answer, step, sign);
      cameFrom[step * states.length + at] = from;
    }
    costs = next;
  }
  const ends = states.flatMap(({ place }, at) => (place === places ? [at] : []));
  const end = ends.reduce((best, at) => ((costs[at] as number) < (costs[best] as number) ? at : best));
  if (!Number.isFinite(costs[end])) return null;
  const classes: number[] = [];
  for (let step = steps - 1, at = end; step >= 0; step--) {
    classes.unshift((states[at] as State).sign);
    at = cameFrom[step * states.length + at] as number;
  }
  return { cost: costs[end] as number, classes };
}

/** A line begins with a gap or with the first place. */
const startCost = (sign: number, place: number) =>
  place === 0 || (place === 1 && sign !== noSign) ? 0 : Number.POSITIVE_INFINITY;
