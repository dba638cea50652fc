import type { Box } from '@puente/forms';
import type { Crop } from './crop-box.ts';

const darkBelow = 165;
const searchPt = 1.1;
const minCoverage = 0.5;

/** A view of the crop in which every rule lies across: steps are from pixel to pixel in `data`. */
interface RuleView {
  readonly data: Uint8Array;
  readonly alongSize: number;
  readonly acrossSize: number;
  readonly alongStep: number;
  readonly acrossStep: number;
}

interface RulePlace {
  readonly from: number;
  readonly to: number;
  readonly centre: number;
  readonly thickness: number;
}

/**
 * Whitens printed rules where they are found, in place. A stroke that crosses a rule keeps its ink there; one that stands
 * on a rule or hangs from it loses the rule under it.
 */
export function eraseRules(crop: Crop, lines: readonly Box[], data: Uint8Array): void {
  for (const [x, y, w, h] of lines) {
    const left = (x - crop.area[0]) * crop.perPoint;
    const top = (crop.area[1] + crop.area[3] - y - h) * crop.perPoint;
    const isAcross = w > h;
    const view = toView(crop, data, isAcross);
    const along = isAcross ? left : top;
    const length = (isAcross ? w : h) * crop.perPoint;
    const thickness = (isAcross ? h : w) * crop.perPoint;
    const centre = (isAcross ? top : left) + thickness / 2;
    const reach = searchPt * crop.perPoint;
    if (centre < -reach || centre > view.acrossSize + reach) continue;
    const from = Math.max(0, Math.floor(along));
    const to = Math.min(view.alongSize, Math.ceil(along + length));
    if (to - from < 3) continue;
    const place = locateRule(view, { from, to, centre, thickness }, Math.ceil(reach));
    if (place) eraseAlong(view, place, crop.perPoint);
  }
}

function toView({ width, height }: Crop, data: Uint8Array, isAcross: boolean): RuleView {
  return isAcross
    ? { data, alongSize: width, acrossSize: height, alongStep: 1, acrossStep: width }
    : { data, alongSize: height, acrossSize: width, alongStep: width, acrossStep: 1 };
}

/** The row near the expected one that is darkest along the rule. */
function locateRule(view: RuleView, expected: RulePlace, reach: number): RulePlace | null {
  let best = -1;
  let top = 0;
  for (let shift = -reach; shift <= reach; shift++) {
    const row = Math.round(expected.centre - 0.5) + shift;
    if (row < 0 || row >= view.acrossSize) continue;
    let covered = 0;
    for (let i = expected.from; i < expected.to; i++) if (isDark(view, i, row)) covered++;
    const score = (covered / (expected.to - expected.from)) * (1 - 0.15 * Math.abs(shift / (reach + 1)));
    if (score > top) {
      top = score;
      best = row;
    }
  }
  return top < minCoverage ? null : { ...expected, centre: best };
}

const isDark = ({ data, alongStep, acrossStep }: RuleView, along: number, across: number) =>
  (data[along * alongStep + across * acrossStep] as number) < darkBelow;

interface Run {
  readonly first: number;
  readonly last: number;
}

function eraseAlong(view: RuleView, place: RulePlace, perPoint: number): void {
  const slack = Math.max(1, Math.round(0.5 * perPoint));
  const from = Math.max(0, place.from - slack);
  const to = Math.min(view.alongSize, place.to + slack);
  const runs: Array<Run | null> = [];
  let centre = place.centre;
  for (let i = from; i < to; i++) {
    const run = findRun(view, i, centre, slack);
    runs.push(run);
    if (run && run.last - run.first <= place.thickness + 3)
      centre += 0.1 * ((run.first + run.last) / 2 - centre);
  }
  const thickness = typicalThickness(runs, place.thickness, perPoint);
  for (let i = from; i < to; i++) {
    const run = runs[i - from];
    if (run) eraseRun(view, i, run, place.centre, thickness);
  }
}

/** The dark run at or next to the rule's row, in one column. */
function findRun(view: RuleView, along: number, centre: number, slack: number): Run | null {
  const end = view.acrossSize;
  let seed = -1;
  const middle = Math.round(centre);
  for (let d = 0; d <= slack && seed < 0; d++) {
    const [after, before] = [middle + d, middle - d];
    if (after >= 0 && after < end && isDark(view, along, after)) seed = after;
    else if (before >= 0 && before < end && isDark(view, along, before)) seed = before;
  }
  if (seed < 0) return null;
  let first = seed;
  let last = seed;
  while (first > 0 && isDark(view, along, first - 1)) first--;
  while (last + 1 < end && isDark(view, along, last + 1)) last++;
  return { first, last };
}

function typicalThickness(runs: ReadonlyArray<Run | null>, printed: number, perPoint: number): number {
  const lengths = runs.filter((run) => run !== null).map((run) => run.last - run.first + 1);
  lengths.sort((p, q) => p - q);
  const low = lengths[Math.floor(lengths.length * 0.35)] ?? printed;
  return Math.min(Math.max(low, printed), printed + 1.3 * perPoint);
}

function eraseRun(view: RuleView, along: number, run: Run, centre: number, thickness: number): void {
  const half = thickness / 2 + 1.5;
  const over = centre - run.first > half;
  const under = run.last - centre > half;
  if (over && under && run.last - run.first > thickness * 2.2) return;
  const first = over ? Math.ceil(centre - half + 0.5) : run.first - 2;
  const last = under ? Math.floor(centre + half - 0.5) : run.last + 2;
  for (let across = Math.max(0, first); across <= Math.min(view.acrossSize - 1, last); across++)
    view.data[along * view.alongStep + across * view.acrossStep] = 255;
}
