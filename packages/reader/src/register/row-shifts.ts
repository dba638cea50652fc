import type { InkMap } from '../geometry/ink-map.ts';
import { mean } from '../geometry/mean.ts';

/** How far the rollers of a sheet feeder have shifted each row of a page, in points: every `stepPt` from its top. */
export interface RowShifts {
  readonly shiftX: Float32Array;
  readonly shiftY: Float32Array;
}

/** How closely rows are looked for, and how far away; between two steps they move by a pixel, no farther. */
export interface RowSearch {
  /** Pixels a point of both maps. */
  readonly perPoint: number;
  /** In pixels, across and down. */
  readonly reach: readonly [x: number, y: number];
}

const stepPt = 8;
/** Print of so many rows tells where the one in their middle lies. */
const windowPt = 32;
/** Of what the best places are worth in the mean, the cost of being moved by a pixel against the step before: little print is ambiguous. */
const moveCost = 0.04;

/** The places around a row that are looked at, numbered: how far to the right, then how far down. */
class Places {
  readonly #across: number;
  readonly count: number;
  readonly #reach: RowSearch['reach'];

  constructor(reach: RowSearch['reach']) {
    this.#reach = reach;
    this.#across = 2 * reach[0] + 1;
    this.count = this.#across * (2 * reach[1] + 1);
  }

  /** Null where it is too far away. */
  numberOf(dx: number, dy: number): number | null {
    const [x, y] = this.#reach;
    return Math.abs(dx) > x || Math.abs(dy) > y ? null : (dy + y) * this.#across + dx + x;
  }

  at(place: number): readonly [dx: number, dy: number] {
    const [x, y] = this.#reach;
    return [(place % this.#across) - x, Math.floor(place / this.#across) - y];
  }
}

/** Of a map laid over its template as far as a map without rollers can. */
export function findRowShifts(template: InkMap, page: InkMap, { perPoint, reach }: RowSearch): RowShifts {
  const places = new Places(reach);
  const sums = correlateRows(template, page, places);
  const [step, half] = [stepPt * perPoint, (windowPt / 2) * perPoint];
  const count = Math.floor((template.height - 1) / step) + 1;
  const worths = Array.from({ length: count }, (_, i) => {
    const top = Math.max(0, Math.round(i * step - half));
    const bottom = Math.min(template.height, Math.round(i * step + half));
    const sumAt = (row: number, place: number) => sums[row * places.count + place] as number;
    return Float64Array.from(
      { length: places.count },
      (_, place) => sumAt(bottom, place) - sumAt(top, place),
    );
  });
  const path = followBest(worths, places);
  const shifts = path.map((place, i) => sharpen(worths[i] as Float64Array, place, places));
  return smoothen(shifts.map(([x, y]) => [x / perPoint, y / perPoint]));
}

/** So far from where even rollers would have it, a row is read for the next one: in points. */
const unevenPt = 1.5;

/** Whether some row lies farther than that from the line that the first and the last of them make. */
export function isUneven({ shiftY }: RowShifts): boolean {
  const [first, last] = [shiftY.at(0) ?? 0, shiftY.at(-1) ?? 0];
  const steps = Math.max(1, shiftY.length - 1);
  return shiftY.some((shift, at) => Math.abs(shift - first - ((last - first) * at) / steps) > unevenPt);
}

/** What was found first, and what a closer look found on top of it. */
export function addRowShifts(first: RowShifts, then: RowShifts): RowShifts {
  const add = (one: Float32Array, other: Float32Array) => one.map((shift, i) => shift + (other[i] ?? 0));
  return { shiftX: add(first.shiftX, then.shiftX), shiftY: add(first.shiftY, then.shiftY) };
}

/** The shift of a row, in points; between two steps in proportion. */
export function shiftOfRow({ shiftX, shiftY }: RowShifts, y: number): readonly [number, number] {
  const at = Math.min(Math.max(y / stepPt, 0), shiftX.length - 1);
  const low = Math.min(Math.floor(at), shiftX.length - 2);
  const share = at - low;
  const between = (shifts: Float32Array) =>
    (shifts[low] as number) * (1 - share) + (shifts[low + 1] as number) * share;
  return [between(shiftX), between(shiftY)];
}

/**
 * Of each row and place, how well the rows above it, all together, meet the template there; against its mean, so that dark
 * writing draws nothing.
 */
function correlateRows({ width, height, data }: InkMap, page: InkMap, places: Places): Float64Array {
  const sums = new Float64Array((height + 1) * places.count);
  const usual = data.reduce((sum, ink) => sum + ink, 0) / data.length;
  for (let y = 0; y < height; y++)
    for (let place = 0; place < places.count; place++) {
      const [dx, dy] = places.at(place);
      const row = y + dy;
      let sum = sums[y * places.count + place] as number;
      if (row >= 0 && row < page.height) {
        const [from, to] = [y * width, row * page.width + dx];
        const end = Math.min(width, page.width - dx);
        for (let x = Math.max(0, -dx); x < end; x++)
          sum += ((data[from + x] as number) - usual) * (page.data[to + x] as number);
      }
      sums[(y + 1) * places.count + place] = sum;
    }
  return sums;
}

/** The way through the places, step by step, of the greatest worth in all. */
function followBest(worths: readonly Float64Array[], places: Places): number[] {
  const cost = moveCost * mean(worths.map((worth) => Math.max(0, ...worth)));
  let before: Float64Array | null = null;
  const from: Int16Array[] = [];
  for (const worth of worths) {
    const came = new Int16Array(places.count);
    const total = worth.map((own, place) => {
      if (!before) return own;
      const [max, at] = bestBefore(before, place, cost, places);
      came[place] = at;
      return own + max;
    });
    before = total;
    from.push(came);
  }
  const path = [before ? before.indexOf(Math.max(...before)) : 0];
  for (const came of from.slice(1).reverse()) path.unshift(came[path[0] as number] as number);
  return path;
}

function bestBefore(before: Float64Array, place: number, cost: number, places: Places): [number, number] {
  const [x, y] = places.at(place);
  let [max, at] = [Number.NEGATIVE_INFINITY, place];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const other = places.numberOf(x + dx, y + dy);
      if (other === null) continue;
      const worth = (before[other] as number) - cost * (Math.abs(dx) + Math.abs(dy));
      if (worth > max) [max, at] = [worth, other];
    }
  return [max, at];
}

/** Where between whole pixels the worth is greatest, by the parabola through its neighbours. */
function sharpen(worth: Float64Array, place: number, places: Places): readonly [number, number] {
  const [x, y] = places.at(place);
  const worthAt = (dx: number, dy: number) => {
    const number = places.numberOf(dx, dy);
    return number === null ? null : (worth[number] as number);
  };
  const peak = (before: number | null, after: number | null) => {
    const here = worth[place] as number;
    if (before === null || after === null || before + after >= 2 * here) return 0;
    return (0.5 * (before - after)) / (before - 2 * here + after);
  };
  const limit = (part: number) => Math.max(-0.5, Math.min(0.5, part));
  return [
    x + limit(peak(worthAt(x - 1, y), worthAt(x + 1, y))),
    y + limit(peak(worthAt(x, y - 1), worthAt(x, y + 1))),
  ];
}

/** Each with its neighbours: rollers do not jump. */
function smoothen(shifts: ReadonlyArray<readonly [number, number]>): RowShifts {
  const smooth = (axis: 0 | 1) =>
    Float32Array.from(shifts, (shift, at) => {
      const [before, after] = [shifts[at - 1] ?? shift, shifts[at + 1] ?? shift];
      return (before[axis] + 2 * shift[axis] + after[axis]) / 4;
    });
  return { shiftX: smooth(0), shiftY: smooth(1) };
}
