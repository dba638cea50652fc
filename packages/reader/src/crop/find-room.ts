import type { Box, PageLandmarks } from '@puente/forms';

/** How far writing may run out of its box, which is often narrower than the printed cell: more to the right. */
const reachPt = { left: 4, right: 30 };
const airPt = 1;
/** What reaches less into the line of a box stands above or below it. */
const beside = 0.3;

/**
 * The room that writing in a field may fill: its box, and to both sides what is free until the next rule, printed word or
 * other field. `fields` are the boxes of the page, this one's own among them. In form points from the bottom left.
 */
export function findRoom({ lines, words, width }: PageLandmarks, box: Box, fields: readonly Box[]): Box {
  const [x, y, w, h] = box;
  const isBeside = ([, low, , up]: Box) =>
    Math.min(low + up, y + h) - Math.max(low, y) > beside * Math.min(h, up);
  const rules = lines.filter(
    ([, low, thick, long]) => long > thick && low < y + h / 2 && low + long > y + h / 2,
  );
  const blocks = [...rules, ...words.map((word) => word.box).filter(isBeside), ...fields.filter(isBeside)];
  const rights = blocks.map(([left]) => left).filter((left) => left > x + w / 2);
  const lefts = blocks.map(([left, , across]) => left + across).filter((right) => right < x + w / 2);
  const right = Math.min(x + w + reachPt.right, width - airPt, ...rights.map((at) => at - airPt));
  const left = Math.max(x - reachPt.left, airPt, ...lefts.map((at) => at + airPt));
  const [from, to] = [Math.min(x, left), Math.max(x + w, right)];
  return [from, y, to - from, h];
}
