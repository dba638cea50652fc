import { compose, type Homography } from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import { estimateSlant } from './estimate-slant.ts';
import { findPaper } from './find-paper.ts';

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
  if (paper) frames.push({ toImage: paper, ...letterPage, scales: range(0.95, 1.05, 0.0125), slackPt: 30 });
  frames.push(frameWholeImage(image, ink));
  return frames;
}

/** When nothing fits: the page may be small in the picture. */
export function widenFrame(frame: PageFrame): PageFrame {
  return { ...frame, scales: range(0.5, 0.92, 0.015), slackPt: 20 };
}

function frameWholeImage({ width, height }: GrayImage, ink: InkMap): PageFrame {
  const slant = estimateSlant(ink);
  const across = slant.across;
  const down = Math.abs(slant.down - across) > 0.06 ? across : slant.down;
  const turned = width > height;
  const fits = [width / (turned ? 792 : 612), height / (turned ? 612 : 792)] as const;
  const [narrow, wide] = [Math.min(...fits), Math.max(...fits)];
  const perPoint = wide / narrow > 1.15 ? narrow : Math.sqrt(narrow * wide);
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
  const scales = range(0.92, 1.08, 0.0125);
  if (!turned) return { toImage: upright, width: w, height: h, scales, slackPt: 36 };
  // The page's own right hand is the image's bottom: turn it a quarter so that the frame stands upright.
  const quarter: Homography = [0, -1, w, 1, 0, 0, 0, 0, 1];
  return { toImage: compose(upright, quarter), width: h, height: w, scales, slackPt: 36 };
}

/** The same frame standing on its head. */
export function turnFrame(frame: PageFrame): PageFrame {
  const half: Homography = [-1, 0, frame.width, 0, -1, frame.height, 0, 0, 1];
  return { ...frame, toImage: compose(frame.toImage, half) };
}
