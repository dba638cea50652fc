import { type GrayImage, shrinkTo } from '../geometry/image.ts';
import { halve, type InkMap, toInkMap } from '../geometry/ink-map.ts';
import { clearDarkEdges } from './clear-dark-edges.ts';

/** Small copies of a page image, made once and used for finding and for registering it. */
export interface PreparedImage {
  /** Around 50 dpi, as photographed. */
  readonly small: GrayImage;
  /** Ink around 100, 50 and 25 dpi. */
  readonly ink: InkMap;
  readonly half: InkMap;
  readonly quarter: InkMap;
  /** Image pixels a pixel of `ink`. */
  readonly grow: number;
}

const workSidePx = 1100;
const prepared = new WeakMap<GrayImage, PreparedImage>();

/** Remembers the copies for as long as the image itself is in use. */
export function prepareImage(image: GrayImage): PreparedImage {
  const known = prepared.get(image);
  if (known) return known;
  const work = shrinkTo(image, workSidePx);
  const ink = clearDarkEdges(toInkMap(work));
  const half = halve(ink);
  const created = { small: halve(work), ink, half, quarter: halve(half), grow: image.width / work.width };
  prepared.set(image, created);
  return created;
}
