import { type LinkedRuns, linkRuns } from '../geometry/link-runs.ts';

/** A connected patch of ink; box edges in pixels, right and bottom exclusive. */
export interface InkComponent {
  readonly id: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
}

export interface InkPatches {
  readonly list: readonly InkComponent[];
  /** All that were found, also what the list may no longer hold; `patches` are component ids. */
  readonly runs: LinkedRuns;
}

export interface InkComponents extends InkPatches {
  /** Component id of each pixel, 0 where there is none; drawn when asked for. */
  readonly labels: Int32Array;
}

export const inkLimit = 150;

/** Patches of pixels darker than the limit, corners touching counted as connected. */
export function findComponents(
  image: { width: number; height: number; data: Uint8Array },
  limit = inkLimit,
): InkComponents {
  const { width, height } = image;
  const runs = linkRuns(image, { side: 'darker', limit, corners: true });
  const { count, rows, starts, ends, patches, patchCount } = runs;
  const list = Array.from({ length: patchCount }, (_, i) => ({
    id: i + 1,
    left: width,
    top: height,
    right: 0,
    bottom: 0,
    area: 0,
  }));
  for (let i = 0; i < count; i++) {
    const id = patches[i] as number;
    const [y, from, to] = [rows[i] as number, starts[i] as number, ends[i] as number];
    const part = list[id - 1] as (typeof list)[number];
    part.left = Math.min(part.left, from);
    part.top = Math.min(part.top, y);
    part.right = Math.max(part.right, to);
    part.bottom = y + 1;
    part.area += to - from;
  }
  let labels: Int32Array | undefined;
  return {
    list,
    runs,
    get labels() {
      labels ??= drawLabels(runs, width, height);
      return labels;
    },
  };
}

function drawLabels({ count, rows, starts, ends, patches }: LinkedRuns, width: number, height: number) {
  const labels = new Int32Array(width * height);
  for (let i = 0; i < count; i++) {
    const row = (rows[i] as number) * width;
    labels.fill(patches[i] as number, row + (starts[i] as number), row + (ends[i] as number));
  }
  return labels;
}

/** Whitens the pixels of some components, in place; gives where they were, row by row. */
export function whitenPatches(
  { width, data }: { readonly width: number; readonly data: Uint8Array },
  { count, rows, starts, ends, patches, patchCount }: LinkedRuns,
  ids: Iterable<number>,
): Array<readonly [y: number, from: number, to: number]> {
  const isGone = new Uint8Array(patchCount + 1);
  for (const id of ids) isGone[id] = 1;
  const whitened: Array<readonly [number, number, number]> = [];
  for (let i = 0; i < count; i++) {
    if (isGone[patches[i] as number] === 0) continue;
    const [y, from, to] = [rows[i] as number, starts[i] as number, ends[i] as number];
    data.fill(255, y * width + from, y * width + to);
    whitened.push([y, from, to]);
  }
  return whitened;
}
