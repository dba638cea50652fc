import type { Box } from '@puente/forms';
import type { GrayImage } from '../geometry/image.ts';
import type { Registration } from '../register/registration.ts';
import { type Crop, cropBox } from './crop-box.ts';

const drawnDpi = 216;
const frameMarginPt = 5;
const searchPt = 2;
const darkBelow = 150;
const airPt = 0.6;

interface Side {
  /** Where the outline's inner edge was found, in pixels; null when it was not. */
  readonly inner: number | null;
  readonly expected: number;
}

/**
 * The share of the inside of a checkbox that is inked. Its outline is found first, so that a shift or a bold copy adds
 * nothing.
 */
export function measureMark(image: GrayImage, registration: Registration, box: Box): number {
  const crop = cropBox(image, registration, findOutline(registration, box), {
    dpi: drawnDpi,
    marginPt: frameMarginPt,
  });
  const size = { x: crop.field[2] * crop.perPoint, y: crop.field[3] * crop.perPoint };
  const start = frameMarginPt * crop.perPoint;
  const left = findSide(crop, true, start, 1, start, size.y);
  const right = findSide(crop, true, start + size.x, -1, start, size.y);
  const top = findSide(crop, false, start, 1, start, size.x);
  const bottom = findSide(crop, false, start + size.y, -1, start, size.x);
  const air = airPt * crop.perPoint;
  const x0 = insideOf(left, right, size.x) + air;
  const x1 = insideOf(right, left, -size.x) - air;
  const y0 = insideOf(top, bottom, size.y) + air;
  const y1 = insideOf(bottom, top, -size.y) - air;
  return inkInside(crop, x0, x1, y0, y1);
}

/** The printed outline: the rules around the field, whose own box may be larger or smaller. */
function findOutline(registration: Registration, box: Box): Box {
  const [x, y, w, h] = box;
  const near = registration.landmarks.lines.filter(
    (line) =>
      Math.max(line[2], line[3]) < 20 &&
      line[0] > x - 3 &&
      line[0] + line[2] < x + w + 3 &&
      line[1] > y - 3 &&
      line[1] + line[3] < y + h + 3,
  );
  const across = near.filter((line) => line[2] > line[3]).map((line) => line[1] + line[3] / 2);
  const down = near.filter((line) => line[2] <= line[3]).map((line) => line[0] + line[2] / 2);
  if (across.length < 2 || down.length < 2) return box;
  const [x0, x1] = [Math.min(...down), Math.max(...down)];
  const [y0, y1] = [Math.min(...across), Math.max(...across)];
  return x1 - x0 < 5 || y1 - y0 < 5 ? box : [x0, y0, x1 - x0, y1 - y0];
}

/** Follows the outline's darkness from the expected place; `inward` is the direction of the box's inside. */
function findSide(
  crop: Crop,
  isDown: boolean,
  expected: number,
  inward: 1 | -1,
  otherStart: number,
  length: number,
): Side {
  const reach = Math.round(searchPt * crop.perPoint);
  const limit = isDown ? crop.width : crop.height;
  const profile = (at: number) => {
    if (at < 0 || at >= limit) return 0;
    let dark = 0;
    let count = 0;
    for (let i = Math.round(otherStart + 0.12 * length); i < otherStart + 0.88 * length; i++) {
      const index = isDown ? i * crop.width + at : at * crop.width + i;
      if ((crop.data[index] as number) < darkBelow) dark++;
      count++;
    }
    return dark / count;
  };
  let best = -1;
  let top = 0.55;
  for (let d = -reach; d <= reach; d++) {
    const at = Math.round(expected - 0.5) + d;
    const score = profile(at) - 0.1 * Math.abs(d / reach);
    if (score > top) {
      top = score;
      best = at;
    }
  }
  if (best < 0) return { inner: null, expected };
  let edge = best;
  const thickest = Math.round(1.6 * crop.perPoint);
  while (Math.abs(edge - best) < thickest && profile(edge + inward) >= 0.5) edge += inward;
  return { inner: inward > 0 ? edge + 1 : edge, expected };
}

/** A side that cannot be seen is placed opposite the one that can, or else where the form has it. */
function insideOf(side: Side, opposite: Side, span: number): number {
  if (side.inner !== null) return side.inner;
  if (opposite.inner !== null) return opposite.inner - span;
  return side.expected;
}

function inkInside(crop: Crop, x0: number, x1: number, y0: number, y1: number): number {
  let ink = 0;
  let count = 0;
  for (let y = Math.max(0, Math.round(y0)); y < Math.min(crop.height, Math.round(y1)); y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(crop.width, Math.round(x1)); x++) {
      if ((crop.data[y * crop.width + x] as number) < darkBelow) ink++;
      count++;
    }
  return count === 0 ? 0 : ink / count;
}
