import type { Crop } from './crop-box.ts';
import { findComponents, type InkComponent } from './find-components.ts';

/** Darker than this is a trace, of 255 for white: far from ink, and more than the grain of paper. */
const traceBelow = 236;
const letterPt = { min: 3, max: 14, narrowest: 0.8 };
const fewLetters = 3;
/** Feet of one line's letters stand this near, in points. */
const sameFootPt = 1.6;

/** Whether a crop without ink still shows a row of letters too faint to read: an eye sees that something is written. */
export function hasFaintTrace(crop: Crop): boolean {
  const letters = findComponents(crop, traceBelow).list.filter((part) => isLetterSized(part, crop));
  return letters.some(
    ({ bottom }) =>
      letters.filter((other) => Math.abs(other.bottom - bottom) <= sameFootPt * crop.perPoint).length >=
      fewLetters,
  );
}

function isLetterSized({ left, right, top, bottom }: InkComponent, { perPoint, field, area }: Crop): boolean {
  const [width, height] = [(right - left) / perPoint, (bottom - top) / perPoint];
  const middleY = area[1] + area[3] - (top + bottom) / 2 / perPoint;
  const isInside = middleY > field[1] && middleY < field[1] + field[3];
  return (
    isInside &&
    height > letterPt.min &&
    height < letterPt.max &&
    width > letterPt.narrowest &&
    width < letterPt.max
  );
}
