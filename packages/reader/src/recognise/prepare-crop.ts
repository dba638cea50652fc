import type { Box } from '@puente/forms';
import type { Crop } from '../crop/crop-box.ts';
import { createGray, type GrayImage, sampleAt } from '../geometry/image.ts';

/** How a crop is shown to the recogniser: as it is, or changed so that a second look may see what the first missed. */
export type Treatment = 'plain' | 'larger' | 'bolder' | 'thinner';

/** Tesseract needs a little white around the letters, and reads worse with much of it. */
const borderPx = 10;
const slackPt = 0.7;

/** The inked part of a crop, with a white border. */
export function prepareCrop(crop: Crop, bounds: Box, treatment: Treatment = 'plain'): GrayImage {
  const ink = trim(crop, bounds);
  if (treatment === 'larger') return enlarge(ink, 1.4);
  if (treatment === 'bolder') return spread(ink, Math.min);
  if (treatment === 'thinner') return spread(ink, Math.max);
  return ink;
}

function trim(crop: Crop, [x, y, w, h]: Box): GrayImage {
  const { area, perPoint } = crop;
  const left = clamp(Math.floor((x - slackPt - area[0]) * perPoint), crop.width);
  const right = clamp(Math.ceil((x + w + slackPt - area[0]) * perPoint), crop.width);
  const top = clamp(Math.floor((area[1] + area[3] - y - h - slackPt) * perPoint), crop.height);
  const bottom = clamp(Math.ceil((area[1] + area[3] - y + slackPt) * perPoint), crop.height);
  const out = createGray(Math.max(1, right - left) + 2 * borderPx, Math.max(1, bottom - top) + 2 * borderPx);
  for (let row = top; row < bottom; row++) {
    const from = row * crop.width;
    out.data.set(
      crop.data.subarray(from + left, from + right),
      (row - top + borderPx) * out.width + borderPx,
    );
  }
  return out;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

function enlarge(image: GrayImage, factor: number): GrayImage {
  const out = createGray(Math.round(image.width * factor), Math.round(image.height * factor));
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++)
      out.data[y * out.width + x] = sampleAt(image, (x + 0.5) / factor, (y + 0.5) / factor) + 0.5;
  return out;
}

/** Each pixel halfway to the darkest (or lightest) of its four neighbours: half a pixel of ink more (or less). */
function spread(image: GrayImage, choose: (...values: number[]) => number): GrayImage {
  const { width, height, data } = image;
  const out = createGray(width, height);
  const at = (x: number, y: number) => data[y * width + x] as number;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const here = at(x, y);
      const extreme = choose(here, at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1));
      out.data[y * width + x] = (here + extreme) / 2;
    }
  return out;
}

/** From pixels of a prepared crop (any but 'larger') back to form points. */
export function toFormBox(
  crop: Crop,
  bounds: Box,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Box {
  const { perPoint, area } = crop;
  const startX = Math.floor((bounds[0] - slackPt - area[0]) * perPoint) - borderPx;
  const startY = Math.floor((area[1] + area[3] - bounds[1] - bounds[3] - slackPt) * perPoint) - borderPx;
  const x = area[0] + (startX + left) / perPoint;
  const y = area[1] + area[3] - (startY + bottom) / perPoint;
  return [x, y, (right - left) / perPoint, (bottom - top) / perPoint];
}
