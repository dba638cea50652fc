import type { Crop } from './crop-box.ts';
import { findComponents, type InkComponent } from './find-components.ts';

/** Sides of a patch from which on it may be a letter or a hyphen; dots and accents are smaller, and near one. */
export const minLetterPt = 1.6;
/** How far from its letter a dot, comma or accent can stand. */
const reachPt = 2.4;

/** Whitens, in place, small patches that are too far from every letter to belong to one: dust, and specks from a copier. */
export function eraseSpecks(crop: Crop): Crop {
  const { labels, list } = findComponents(crop);
  const isLetter = ({ left, top, right, bottom }: InkComponent) =>
    Math.max(right - left, bottom - top) >= minLetterPt * crop.perPoint;
  const letters = list.filter(isLetter);
  const reach = reachPt * crop.perPoint;
  for (const part of list)
    if (!isLetter(part) && !letters.some((letter) => gapBetween(part, letter) <= reach))
      whiten(crop, labels, part);
  return crop;
}

function gapBetween(one: InkComponent, other: InkComponent): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}

function whiten({ width, height, data }: Crop, labels: Int32Array, part: InkComponent): void {
  const top = Math.max(0, part.top - 1);
  const bottom = Math.min(height, part.bottom + 1);
  const left = Math.max(0, part.left - 1);
  const right = Math.min(width, part.right + 1);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      if (labels[at] === 0 || labels[at] === part.id) data[at] = 255;
    }
}
