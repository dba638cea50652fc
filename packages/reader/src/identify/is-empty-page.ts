import type { GrayImage } from '../geometry/image.ts';
import { prepareImage } from './prepared-image.ts';

/** Of an ink map: lighter than this are shades, dust and what shows through from the other side. */
const writtenInk = 70;
/** The emptiest page of a form has thirty times as much. */
const maxInkShare = 0.002;
/** Holes, staples and the edge of the paper lie in the margins. */
const marginShare = 0.06;

/** Whether nothing is printed or written on a page. */
export function isEmptyPage(image: GrayImage): boolean {
  const { width, height, data } = prepareImage(image).half;
  const [left, top] = [Math.round(width * marginShare), Math.round(height * marginShare)];
  let inked = 0;
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++) if ((data[y * width + x] as number) > writtenInk) inked++;
  return inked < maxInkShare * (width - 2 * left) * (height - 2 * top);
}
