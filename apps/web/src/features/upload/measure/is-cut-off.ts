import type { GrayPicture, Part } from './gray-picture.ts';
import { quantile } from './quantile.ts';

/** At the measured size, where the form's own margins are 20 pixels or more. */
const cellSide = 16;
const depth = 10;
/** So far in it is seen how bright the paper is. */
const inward = 24;
/** Of the paper's brightness. */
const [inkLevel, paperLevel] = [0.72, 0.85];
/** In shades of grey: less is the camera's grain. */
const minStep = 24;
/** Of the brightness of most of the page: what is darker is the table. */
const tableLevel = 0.5;
/** Of a cell: less is a speck, more is the table, or the dark edge that a copier leaves. */
const [minInk, maxInk] = [0.03, 0.6];
/** Of a side of the picture. Where a page lies whole in it nothing like print came to more than 0.02. */
const minPrint = 0.06;

/** Whether print runs into a side of the picture, so that the rest of it lies outside. `part`: what its sheet takes up. */
export function isCutOff({ width, height, data }: GrayPicture, part: Part | null): boolean {
  const [right, bottom] = [width - 1, (height - 1) * width];
  const sheet = part ?? { left: 0, top: 0, width, height };
  const samples = Array.from(
    { length: 2000 },
    (_, at) => data[Math.floor((at * data.length) / 2000)] as number,
  );
  const darkest = tableLevel * quantile(samples, 0.7);
  const sides: [room: number, Side][] = [
    [sheet.top, { start: 0, along: 1, inwards: width, length: width }],
    [height - sheet.top - sheet.height, { start: bottom, along: 1, inwards: -width, length: width }],
    [sheet.left, { start: 0, along: width, inwards: 1, length: height }],
    [width - sheet.left - sheet.width, { start: right, along: width, inwards: -1, length: height }],
  ];
  return sides.some(([room, side]) => room < cellSide && isPrinted(data, side, darkest));
}

/** A side of a picture, as steps from pixel to pixel. */
interface Side {
  readonly start: number;
  readonly along: number;
  readonly inwards: number;
  readonly length: number;
}

function isPrinted(data: Uint8Array, side: Side, darkest: number): boolean {
  let [cells, printed] = [0, 0];
  // The corners belong to two sides.
  for (let from = 2 * cellSide; from + 3 * cellSide <= side.length; from += cellSide) {
    cells += 1;
    if (hasPrint(data, side, from, darkest)) printed += 1;
  }
  return printed > minPrint * cells;
}

function hasPrint(data: Uint8Array, { start, along, inwards }: Side, from: number, darkest: number): boolean {
  const at = (step: number, deep: number) => data[start + step * along + deep * inwards] as number;
  let [light, paper, rim, ink] = [0, 0, 0, 0];
  for (let step = from; step < from + cellSide; step += 1)
    for (let deep = depth; deep < depth + inward; deep += 1) paper = Math.max(paper, at(step, deep));
  for (let step = from; step < from + cellSide; step += 1)
    for (let deep = 0; deep < depth; deep += 1) {
      const value = at(step, deep);
      light = Math.max(light, value);
      if (value < Math.min(inkLevel * paper, paper - minStep)) ink += 1;
      if (deep === 0 && value > paperLevel * paper) rim += 1;
    }
  const share = ink / (cellSide * depth);
  const isPaper = light > Math.max(darkest, paperLevel * paper) && rim > 0.4 * cellSide;
  return isPaper && share > minInk && share < maxInk;
}
