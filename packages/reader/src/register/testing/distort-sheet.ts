import {
  applyHomography,
  compose,
  fitHomography,
  type Homography,
  invert,
  scaleBy,
} from '../../geometry/homography.ts';
import { createGray, type GrayImage, sampleAt } from '../../geometry/image.ts';

export interface Distortion {
  /** Resolution of the image. */
  readonly dpi?: number;
  /** Clockwise. */
  readonly skewDegrees?: number;
  readonly scale?: number;
  /** Quarter turns clockwise, after everything else. */
  readonly turns?: 0 | 1 | 2 | 3;
  /** How far the feed runs ahead or behind over the page, in points. */
  readonly feedPt?: number;
  /** How often over the page it does, and then the other. */
  readonly feedWaves?: number;
  /** Photographed on a desk, the corners off by this many points. */
  readonly deskPt?: number;
  /** The desk is as light as paper in the shade, and has a pattern. */
  readonly isDeskMottled?: boolean;
  /** Brightness falls to this share across the image. */
  readonly shade?: number;
  /** Standard deviation of the grain, in grey levels. */
  readonly grain?: number;
  /** Share of pixels that are specks. */
  readonly specks?: number;
  /** One bit a pixel. */
  readonly bilevel?: boolean;
  readonly seed?: number;
}

export interface DistortedSheet {
  readonly image: GrayImage;
  /** The truth: form points from the bottom left to pixels. */
  toImage(xPt: number, yPt: number): [number, number];
}

const letterPage = { width: 612, height: 792 };

/** Scans or photographs a drawn sheet with known faults. */
export function distortSheet(sheet: GrayImage, distortion: Distortion = {}): DistortedSheet {
  const { dpi = 150, turns = 0, deskPt = 0, seed = 1 } = distortion;
  const perPoint = dpi / 72;
  const upright = toMap(distortion, perPoint);
  const size = {
    width: Math.round((letterPage.width + 2 * deskPt) * perPoint),
    height: Math.round((letterPage.height + 2 * deskPt) * perPoint),
  };
  const image = createGray(turns % 2 ? size.height : size.width, turns % 2 ? size.width : size.height);
  const map = compose(toTurn(turns, size.width, size.height), upright);
  const back = invert(map);
  const random = createRandom(seed);
  for (let py = 0; py < image.height; py++)
    for (let px = 0; px < image.width; px++) {
      const [x, fed] = applyHomography(back, px + 0.5, py + 0.5);
      const y = fed - feedAt(fed, distortion);
      const onPaper = x >= 0 && y >= 0 && x < letterPage.width && y < letterPage.height;
      const light = onPaper
        ? sampleAt(sheet, (x / letterPage.width) * sheet.width, (y / letterPage.height) * sheet.height)
        : besidePaper(px, py, distortion);
      image.data[py * image.width + px] = expose(light, px / image.width, distortion, random);
    }
  return {
    image,
    toImage: (xPt, yPt) => {
      const y = letterPage.height - yPt;
      let fed = y;
      for (let round = 0; round < 6; round++) fed = y + feedAt(fed, distortion);
      return applyHomography(map, xPt, fed);
    },
  };
}

/** What lies beside the sheet: a desk, or the white of a scanner. */
function besidePaper(px: number, py: number, { deskPt, isDeskMottled }: Distortion): number {
  if (!deskPt) return 255;
  return isDeskMottled ? 150 + 35 * Math.sin(px / 5) * Math.sin(py / 5) : 95;
}

/** Slow at first, then fast: so much the row on the scan is ahead of where it is on the sheet. */
const feedAt = (y: number, { feedPt = 0, feedWaves = 1 }: Distortion) =>
  feedPt * Math.sin((2 * Math.PI * feedWaves * y) / letterPage.height);

function toMap({ skewDegrees = 0, scale = 1, deskPt = 0 }: Distortion, perPoint: number): Homography {
  const angle = (skewDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [mx, my] = [letterPage.width / 2, letterPage.height / 2];
  const turned: Homography = [
    c,
    -s,
    mx - c * mx + s * my + deskPt,
    s,
    c,
    my - s * mx - c * my + deskPt,
    0,
    0,
    1,
  ];
  const d = deskPt * 0.7;
  const corners = [
    { fromX: 0, fromY: 0, toX: d, toY: 0.4 * d },
    { fromX: letterPage.width, fromY: 0, toX: letterPage.width - 0.3 * d, toY: d },
    {
      fromX: letterPage.width,
      fromY: letterPage.height,
      toX: letterPage.width + 0.2 * d,
      toY: letterPage.height - 0.5 * d,
    },
    { fromX: 0, fromY: letterPage.height, toX: -0.5 * d, toY: letterPage.height },
  ].map((pair) => ({ ...pair, weightX: 1, weightY: 1 }));
  const seen = deskPt ? fitHomography(corners, letterPage.height) : null;
  const zoom = scaleBy(perPoint);
  return compose(zoom, seen ? compose(turned, seen) : turned);
}

function toTurn(turns: number, width: number, height: number): Homography {
  if (turns === 1) return [0, -1, height, 1, 0, 0, 0, 0, 1];
  if (turns === 2) return [-1, 0, width, 0, -1, height, 0, 0, 1];
  if (turns === 3) return [0, 1, 0, -1, 0, width, 0, 0, 1];
  return [1, 0, 0, 0, 1, 0, 0, 0, 1];
}

function expose(
  light: number,
  across: number,
  { shade = 1, grain = 0, specks = 0, bilevel = false }: Distortion,
  random: () => number,
): number {
  let v = light * (1 - (1 - shade) * across);
  if (grain) v += (random() + random() + random() - 1.5) * 2 * grain;
  if (specks && random() < specks) v = random() < 0.7 ? 0 : 255;
  if (bilevel) return v < 140 ? 0 : 255;
  return Math.min(255, Math.max(0, v));
}

/** Mulberry32: the same page from the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
