import type { Box, PageLandmarks } from '@puente/forms';

/** A narrower piece of a page does not show where it belongs. */
const minPageShare = 0.34;
/** Over the column of a phone, the letters of a wider piece are too small: a cell of a fair width then stands alone. */
const maxWidthShare = 0.6;
const fairShare = 0.2;
/** What is taller is no cell of one answer but a frame round many. */
const maxPageShare = 0.12;
/** The sides of a checkbox are ruled lines too. */
const minSidePt = 11;
const slackPt = 1.5;

const covers = (start: number, size: number, at: number) =>
  at > start - slackPt && at < start + size + slackPt;

/** Of the borders on both sides, those that leave least room but enough; the outermost where none do. */
function chooseSides(
  lefts: readonly number[],
  rights: readonly number[],
  pageWidth: number,
): [number, number] {
  const own: [number, number] = [Math.max(...lefts), Math.min(...rights)];
  const outermost: [number, number] = [Math.min(...lefts), Math.max(...rights)];
  const widened = lefts
    .flatMap((left) => rights.map((right): [number, number] => [left, right]))
    .filter(([left, right]) => right - left >= minPageShare * pageWidth)
    .reduce((best, sides) => (sides[1] - sides[0] < best[1] - best[0] ? sides : best), outermost);
  const isTooWide = widened[1] - widened[0] > maxWidthShare * pageWidth;
  return isTooWide && own[1] - own[0] >= fairShare * pageWidth ? own : widened;
}

/**
 * The printed cell of the blank around a field, label included, in form points from the bottom left: what the nearest
 * ruled lines and bars enclose. A narrow one takes in its neighbours in the row, unless they are too wide to be shown with it.
 * Null where no lines enclose the field.
 */
export function findCell({ lines, areas, width, height }: PageLandmarks, [x, y, w, h]: Box): Box | null {
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  const sides = lines.filter((line) => Math.max(line[2], line[3]) > minSidePt);
  const across = sides.filter(([left, , long, thick]) => long > thick && covers(left, long, middleX));
  const bars = areas.filter(([left, , long]) => covers(left, long, middleX));
  const upright = sides.filter(([, low, thick, long]) => long >= thick && covers(low, long, middleY));
  const heights = across.map(([, low, , thick]) => low + thick / 2);
  const above = [...heights, ...bars.map(([, low]) => low)].filter((at) => at > middleY);
  const below = [...heights, ...bars.map(([, low, , up]) => low + up)].filter((at) => at < middleY);
  const places = upright.map(([left, , thick]) => left + thick / 2);
  const lefts = places.filter((at) => at < middleX);
  const rights = places.filter((at) => at > middleX);
  if ([above, below, lefts, rights].some((side) => side.length === 0)) return null;
  const [bottom, top] = [Math.max(...below), Math.min(...above)];
  if (top - bottom > maxPageShare * height) return null;
  const [left, right] = chooseSides(lefts, rights, width);
  return [left, bottom, right - left, top - bottom];
}
