import { crossSides, type Side } from '../geometry/cross-sides.ts';
import { compose, fitHomography, type Homography } from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import { estimateSlant, estimateSlants } from './estimate-slant.ts';
import { findBarePaper, findPaper } from './find-paper.ts';

/** A guess at where paper lies: a map from upright points (origin top left) to pixels, and how far it may be wrong. */
export interface PageFrame {
  readonly toImage: Homography;
  readonly width: number;
  readonly height: number;
  /** Scales of the page, relative to the frame's, worth trying. */
  readonly scales: readonly number[];
  readonly slackPt: number;
}

const letterPage = { width: 612, height: 792 };

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Frames to try on an image around 50 dpi, likeliest first. */
export function listFrames(image: GrayImage, ink: InkMap): PageFrame[] {
  const frames: PageFrame[] = [];
  const paper = findPaper(image, letterPage);
  if (paper) frames.push(framePaper(paper));
  frames.push(frameWholeImage(image, ink));
  return frames;
}

const framePaper = (toImage: Homography): PageFrame => ({
  toImage,
  ...letterPage,
  scales: range(0.95, 1.05, 0.0125),
  slackPt: 30,
});

/** For a photograph in uneven light, taken at an angle: where none of the others fits surely. */
export function listLastFrames(image: GrayImage, ink: InkMap): PageFrame[] {
  const bare = findBarePaper(ink, letterPage);
  return [...(bare ? [framePaper(bare)] : []), ...frameBySlants(image, ink)];
}

/** When nothing fits: the page may be small in the picture. */
export function widenFrame(frame: PageFrame): PageFrame {
  return { ...frame, scales: range(0.5, 0.92, 0.015), slackPt: 20 };
}

/** Pixels a point of a letter page that fills the image. */
function estimatePerPoint(width: number, height: number): number {
  const turned = width > height;
  const fits = [width / (turned ? 792 : 612), height / (turned ? 612 : 792)] as const;
  const [narrow, wide] = [Math.min(...fits), Math.max(...fits)];
  return wide / narrow > 1.15 ? narrow : Math.sqrt(narrow * wide);
}

function frameWholeImage({ width, height }: GrayImage, ink: InkMap): PageFrame {
  const slant = estimateSlant(ink);
  const across = slant.across;
  const down = Math.abs(slant.down - across) > 0.06 ? across : slant.down;
  const perPoint = estimatePerPoint(width, height);
  const w = width / perPoint;
  const h = height / perPoint;
  const [ca, sa, cb, sb] = [Math.cos(across), Math.sin(across), Math.cos(down), Math.sin(down)];
  const upright: Homography = [
    ca * perPoint,
    -sb * perPoint,
    width / 2 - (perPoint * (ca * w - sb * h)) / 2,
    sa * perPoint,
    cb * perPoint,
    height / 2 - (perPoint * (sa * w + cb * h)) / 2,
    0,
    0,
    1,
  ];
  return standUp({ toImage: upright, width: w, height: h, scales: fullScales, slackPt: 36 });
}

const fullScales = range(0.92, 1.08, 0.0125);

/** The page's own right hand is the bottom of a picture that lies: turned a quarter, so that the frame stands upright. */
function standUp(frame: PageFrame): PageFrame {
  const { toImage, width, height } = frame;
  if (width <= height) return frame;
  const quarter: Homography = [0, -1, width, 1, 0, 0, 0, 0, 1];
  return { ...frame, toImage: compose(toImage, quarter), width: height, height: width };
}

/** A row or a column that stands at `at` in the middle of the other side, which is so long. */
const toLine = (at: number, slope: number, length: number): { readonly at: number; readonly side: Side } => ({
  at,
  side: [at - (slope * length) / 2, slope],
});

/**
 * By the slants of the page's own rows and columns at its four sides, which needs no edge of the paper. None when they make
 * no map.
 */
function frameBySlants({ width, height }: GrayImage, ink: InkMap): PageFrame[] {
  const { top, bottom, left, right } = estimateSlants(ink);
  const perPoint = estimatePerPoint(width, height);
  const rows = [toLine(height / 6, Math.tan(top), width), toLine((5 * height) / 6, Math.tan(bottom), width)];
  const columns = [
    toLine(width / 6, -Math.tan(left), height),
    toLine((5 * width) / 6, -Math.tan(right), height),
  ];
  const pairs = rows.flatMap((row) =>
    columns.map((column) => {
      const [toX, toY] = crossSides(column.side, row.side);
      const [fromX, fromY] = [column.at / perPoint, row.at / perPoint];
      return { fromX, fromY, toX, toY, weightX: 1, weightY: 1 };
    }),
  );
  const toImage = fitHomography(pairs, letterPage.height);
  const frame = { width: width / perPoint, height: height / perPoint, scales: fullScales, slackPt: 36 };
  return toImage ? [standUp({ ...frame, toImage })] : [];
}

/** The same frame standing on its head. */
export function turnFrame(frame: PageFrame): PageFrame {
  const half: Homography = [-1, 0, frame.width, 0, -1, frame.height, 0, 0, 1];
  return { ...frame, toImage: compose(frame.toImage, half) };
}
