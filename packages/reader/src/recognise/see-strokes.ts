import type { Crop } from '../crop/crop-box.ts';
import { type InkComponent, inkLimit } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';

const struck: Readonly<Record<string, string>> = { l: 'ł', L: 'Ł' };

/** Where the stroke of `ł` sticks out, to the right and to the left of its stem; in heights from the top. */
const rightBand = [0.2, 0.62] as const;
const leftBand = [0.35, 0.8] as const;
/** There the stem is as it is between its serifs, or its top and its foot. */
const stemBand = [0.14, 0.84] as const;
/** The stem above and below the stroke, as far from where this sticks out most. */
const away = 0.2;
/** How far it sticks out on either side, in widths of the stem, and at least, in pixels. */
const minReach = 0.3;
const minReachPx = 1.2;

/** `ł` and `Ł` for those letters whose stem has a stroke across it. Readers leave it out, all of them alike. */
export function seeStrokes(
  letters: readonly string[],
  bodies: readonly InkComponent[],
  crop: Crop,
): readonly string[] {
  return letters.map((letter, i) => {
    const body = bodies[i];
    const marked = struck[letter];
    return marked !== undefined && body && isStruck(crop, body) ? marked : letter;
  });
}

/** An edge of a letter's ink, from its top to its foot. */
type Edge = readonly number[];

function isStruck(crop: Crop, body: InkComponent): boolean {
  const rights = listEdge(crop, body, 'right');
  const lefts = listEdge(crop, body, 'left');
  const widths = rights.map((right, i) => right - (lefts[i] as number)).slice(...toRows(rights, stemBand));
  const reach = Math.max(minReachPx, minReach * median(widths));
  const mirrored = lefts.map((left) => -left);
  return sticksOut(rights, rightBand, reach) && sticksOut(mirrored, leftBand, reach);
}

/** Farther out somewhere in the band than both above and below it: so a stroke does, and a stem that leans does not. */
function sticksOut(edge: Edge, band: readonly [number, number], reach: number): boolean {
  const stem = toRows(edge, stemBand);
  const [from, to] = toRows(edge, band);
  const step = Math.max(1, Math.round(away * edge.length));
  for (let row = from; row < to; row++) {
    const above = edge.slice(stem[0], Math.max(stem[0], row - step + 1));
    const below = edge.slice(row + step, stem[1]);
    if (above.length === 0 || below.length === 0) continue;
    if ((edge[row] as number) >= Math.max(median(above), median(below)) + reach) return true;
  }
  return false;
}

const toRows = ({ length }: Edge, [from, to]: readonly [number, number]) =>
  [Math.round(from * length), Math.round(to * length)] as const;

/** The outermost ink of each row; where a row has none, as in the row above. */
function listEdge(
  { width, data }: Crop,
  { left, top, right, bottom }: InkComponent,
  side: 'left' | 'right',
): Edge {
  const edge: number[] = [];
  for (let y = top; y < bottom; y++) {
    const row = data.subarray(y * width + left, y * width + right);
    const at = side === 'left' ? row.findIndex(isInk) : row.findLastIndex(isInk);
    edge.push(at < 0 ? (edge.at(-1) ?? 0) : at);
  }
  return edge;
}

const isInk = (value: number) => value < inkLimit;
