import type { Box } from '@puente/forms';
import { drawMapped } from '../geometry/draw-cell.ts';
import type { GrayImage } from '../geometry/image.ts';
import { createPaperRows, estimatePaper } from '../geometry/ink-map.ts';
import type { Registration } from '../register/registration.ts';

export interface CropSettings {
  /** Resolution of the crop; 300 suits recognisers. */
  readonly dpi?: number;
  /** Room around the box. */
  readonly marginPt?: number;
}

/** An upright piece of a page, paper white and ink dark, that knows where on the form it lies. */
export interface Crop extends GrayImage {
  readonly perPoint: number;
  /** The field's box and the crop's own, in form points from the bottom left. */
  readonly field: Box;
  readonly area: Box;
}

const latticePx = 16;
/** Shares of the paper's brightness: from the first on a pixel is paper; the second is full black where no ink tells. */
const white = 0.92;
const blackest = 0.55;
/** Washed-out print is no darker; grain and the shades of paper are not so dark. */
const faintest = 0.84;

/** Cuts a box of the form out of the image, straightened through the registration and evenly lit. */
export function cropBox(
  image: GrayImage,
  registration: Registration,
  box: Box,
  settings: CropSettings = {},
): Crop {
  const drawn = drawBox(image, registration, box, settings);
  return { ...drawn, ...evenOut(drawn, drawn.perPoint) };
}

/** As `cropBox`, of which the light alone is evened: paper is 255, and ink as much darker as it is on the page. */
export function cropShades(
  image: GrayImage,
  registration: Registration,
  box: Box,
  settings: CropSettings = {},
): Crop {
  const drawn = drawBox(image, registration, box, settings);
  const { width, height, data, perPoint } = drawn;
  const paper = paperRowsOf(drawn, perPoint);
  for (let y = 0, at = 0; y < height; y++) {
    const brightest = paper.enterRow(y);
    for (let x = 0; x < width; x++, at++) {
      const v = data[at] as number;
      data[at] = v >= brightest ? 255 : Math.min(255, (255 * v) / paper.at(x));
    }
  }
  return drawn;
}

function drawBox(
  image: GrayImage,
  registration: Registration,
  box: Box,
  { dpi = 300, marginPt = 3 }: CropSettings,
): Crop {
  const perPoint = dpi / 72;
  const [x, y, w, h] = box;
  const area: Box = [x - marginPt, y - marginPt, w + 2 * marginPt, h + 2 * marginPt];
  const width = Math.max(1, Math.round(area[2] * perPoint));
  const height = Math.max(1, Math.round(area[3] * perPoint));
  const raw = { width, height, data: new Uint8Array(width * height) };
  const at = (px: number, py: number) =>
    registration.toImage(area[0] + px / perPoint, area[1] + area[3] - py / perPoint);
  drawMapped(image, at, raw, { sidePx: latticePx, outside: 'edge', raise: 0.5 });
  return { ...raw, perPoint, field: box, area };
}

/** The paper's brightness by rows, seen over pieces wider than letters are. */
const paperRowsOf = (image: GrayImage, perPoint: number) =>
  createPaperRows(estimatePaper(image, Math.max(8, Math.round(7 * perPoint))), image.width);

/**
 * Stretches paper to white and the darkest ink to black. A bare piece is not stretched, because its grain would look
 * like ink.
 */
function evenOut(raw: GrayImage, perPoint: number): GrayImage {
  const { width, height, data } = raw;
  const paper = paperRowsOf(raw, perPoint);
  const histogram = new Uint32Array(Math.round(faintest * 200));
  const { places, shades } = getScratch(data.length);
  let count = 0;
  for (let y = 0; y < height; y++) {
    const surelyPaper = white * paper.enterRow(y);
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const v = data[at] as number;
      if (v >= surelyPaper) continue;
      const shade = v / paper.at(x);
      if (shade >= white) continue;
      places[count] = at;
      shades[count++] = shade;
      if (shade >= faintest) continue;
      const bin = (shade * 200) | 0;
      histogram[bin] = (histogram[bin] as number) + 1;
    }
  }
  const darkest = darkEnd(histogram, data.length * 0.01) / 200;
  const black = darkest < faintest ? darkest : blackest;
  const stretch = 255 / (white - black);
  const out = new Uint8Array(data.length).fill(255);
  for (let i = 0; i < count; i++) {
    const shade = (shades[i] as number) - black;
    out[places[i] as number] = shade <= 0 ? 0 : Math.min(255, shade * stretch);
  }
  return { width, height, data: out };
}

/** Pixels darker than paper, and their share of its brightness. */
interface Scratch {
  readonly places: Int32Array;
  readonly shades: Float64Array;
}

let scratch: Scratch = { places: new Int32Array(0), shades: new Float64Array(0) };

/** Room for so many pixels, which every crop uses anew. */
function getScratch(pixels: number): Scratch {
  if (scratch.places.length < pixels)
    scratch = { places: new Int32Array(pixels), shades: new Float64Array(pixels) };
  return scratch;
}

/** The bin in which so many of the darkest pixels end; the one after the last where there are not so many. */
function darkEnd(histogram: Uint32Array, count: number): number {
  let left = count;
  for (let bin = 0; bin < histogram.length; bin++) {
    left -= histogram[bin] as number;
    if (left <= 0) return bin;
  }
  return histogram.length;
}
