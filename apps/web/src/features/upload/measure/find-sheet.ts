import { type GrayPicture, type Part, resize } from './gray-picture.ts';

/** A sheet of paper on a darker ground. */
export interface Sheet {
  /** What it takes up of the picture. */
  readonly part: Part;
  /** Whether a pixel of the picture lies on it. */
  readonly isOn: (x: number, y: number) => boolean;
}

/** The longer side of the picture in which the sheet is looked for. */
const coarseSide = 220;
/** Between paper and what it lies on, in shades of grey. */
const minStep = 25;
/** Of the picture: a smaller bright patch is no page. */
const minShare = 0.05;

/** The sheet; null where nothing but paper is seen, or none stands out. */
export function findSheet(picture: GrayPicture): Sheet | null {
  const coarse = resize(picture, coarseSide);
  const limit = findStep(coarse.data);
  const patch = limit === null ? [] : findLargestPatch(coarse, limit);
  if (patch.length < minShare * coarse.data.length) return null;
  const grow = picture.width / coarse.width;
  const rows = listRows(patch, coarse);
  const full = rows.flatMap(({ left, right }, y) => (left <= right ? [{ left, right, y }] : []));
  const [left, right] = [Math.min(...full.map((row) => row.left)), Math.max(...full.map((row) => row.right))];
  const [top, bottom] = [full[0]?.y ?? 0, full.at(-1)?.y ?? 0];
  return {
    part: {
      left: Math.floor(left * grow),
      top: Math.floor(top * grow),
      width: Math.min(picture.width, Math.ceil((right + 1) * grow)) - Math.floor(left * grow),
      height: Math.min(picture.height, Math.ceil((bottom + 1) * grow)) - Math.floor(top * grow),
    },
    isOn: (x, y) => {
      const row = rows[Math.floor(y / grow)];
      return row !== undefined && x >= row.left * grow && x < (row.right + 1) * grow;
    },
  };
}

/** Otsu's threshold, where the two sides of it are far enough apart to be paper and ground. */
function findStep(data: Uint8Array): number | null {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] as number) + 1;
  const total = data.reduce((sum, value) => sum + value, 0);
  let [below, belowSum, best, limit, step] = [0, 0, 0, 0, 0];
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] as number;
    belowSum += level * (counts[level] as number);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const distance = (total - belowSum) / above - belowSum / below;
    const spread = below * above * distance ** 2;
    if (spread > best) [best, limit, step] = [spread, level, distance];
  }
  return step < minStep ? null : limit;
}

/** The pixels of the largest bright patch that hangs together. */
function findLargestPatch({ width, height, data }: GrayPicture, limit: number): number[] {
  const isSeen = new Uint8Array(data.length);
  let best: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (isSeen[start] || (data[start] as number) <= limit) continue;
    isSeen[start] = 1;
    const patch = [start];
    for (let next = 0; next < patch.length; next += 1) {
      const at = patch[next] as number;
      const x = at % width;
      for (const beside of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
        if (beside < 0 || beside >= width * height || isSeen[beside] || (data[beside] as number) <= limit)
          continue;
        isSeen[beside] = 1;
        patch.push(beside);
      }
    }
    if (patch.length > best.length) best = patch;
  }
  return best;
}

/** From where to where the patch reaches in each row: print within it is part of the sheet. */
function listRows(patch: readonly number[], { width, height }: GrayPicture) {
  const rows = Array.from({ length: height }, () => ({ left: width, right: -1 }));
  for (const at of patch) {
    const row = rows[Math.floor(at / width)];
    if (!row) continue;
    row.left = Math.min(row.left, at % width);
    row.right = Math.max(row.right, at % width);
  }
  return rows;
}
