import { type FontShape, measureText, wrapText } from './measure-text.ts';

/** In points from the page's top left. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface PlacedText {
  readonly sizePt: number;
  /** Baseline starts, in points from the page's top left. */
  readonly lines: ReadonlyArray<{ readonly text: string; readonly x: number; readonly baseline: number }>;
  /** False: it would run out of its box even at the smallest size people use. */
  readonly fits: boolean;
}

const frameMarginPt = 2;
const smallestPt = 5.5;
const stepPt = 0.25;
const isTall = (frame: Frame) => frame.height > 30;

function placeLine(text: string, frame: Frame, shape: FontShape, wantedPt: number): PlacedText {
  const room = frame.width - frameMarginPt * 1.5;
  let sizePt = Math.min(wantedPt, frame.height * 0.95);
  while (sizePt > smallestPt && measureText(text, shape, sizePt) > room) sizePt -= stepPt;
  const baseline = frame.y + frame.height / 2 + sizePt * 0.34;
  return {
    sizePt,
    lines: [{ text, x: frame.x + frameMarginPt, baseline }],
    fits: measureText(text, shape, sizePt) <= room + frameMarginPt,
  };
}

function placeParagraph(text: string, frame: Frame, shape: FontShape, wantedPt: number): PlacedText {
  let sizePt = wantedPt;
  let lines = wrapText(text, shape, sizePt, frame.width - 2 * frameMarginPt);
  while (sizePt > smallestPt && lines.length * sizePt * 1.2 > frame.height) {
    sizePt -= stepPt;
    lines = wrapText(text, shape, sizePt, frame.width - 2 * frameMarginPt);
  }
  return {
    sizePt,
    lines: lines.map((line, index) => ({
      text: line,
      x: frame.x + frameMarginPt,
      baseline: frame.y + frameMarginPt + sizePt * (0.8 + 1.2 * index),
    })),
    fits: lines.length * sizePt * 1.2 <= frame.height,
  };
}

/** Where a value stands in its box: one line in the middle, or a paragraph from the top, smaller if it must be. */
export const placeText = (text: string, frame: Frame, shape: FontShape, wantedPt: number): PlacedText =>
  isTall(frame) ? placeParagraph(text, frame, shape, wantedPt) : placeLine(text, frame, shape, wantedPt);
