import type { PageBox, QuarterTurn } from '../pdf-file.ts';
import type { Engine } from './engine.ts';
import { readFloats } from './memory.ts';

/** The visible part of a page in its own user space (points, y upwards) and how it is turned for display. */
export interface PageFrame {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: QuarterTurn;
}

/** Edges in user space. */
export interface Edges {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

const quarterTurns: readonly QuarterTurn[] = [0, 90, 180, 270];

export function readPageFrame(engine: Engine, page: number): PageFrame {
  const edges = readFloats(engine, 4, (at) => engine.api.FPDF_GetPageBoundingBox(page, at));
  const [left = 0, top = 792, right = 612, bottom = 0] = edges ?? [];
  const rotation = quarterTurns[engine.api.FPDFPage_GetRotation(page) & 3] ?? 0;
  return { left, bottom, width: Math.max(right - left, 1), height: Math.max(top - bottom, 1), rotation };
}

/** Size in points as displayed. */
export function displayedSize(frame: PageFrame): { width: number; height: number } {
  const sideways = frame.rotation === 90 || frame.rotation === 270;
  return sideways
    ? { width: frame.height, height: frame.width }
    : { width: frame.width, height: frame.height };
}

/** A point of user space as fractions of the displayed page from its top left. */
export function toDisplayed(frame: PageFrame, x: number, y: number): readonly [number, number] {
  const across = (x - frame.left) / frame.width;
  const up = (y - frame.bottom) / frame.height;
  if (frame.rotation === 90) return [up, across];
  if (frame.rotation === 180) return [1 - across, up];
  if (frame.rotation === 270) return [1 - up, 1 - across];
  return [across, 1 - up];
}

export function toPageBox(frame: PageFrame, edges: Edges): PageBox {
  const [x1, y1] = toDisplayed(frame, edges.left, edges.bottom);
  const [x2, y2] = toDisplayed(frame, edges.right, edges.top);
  return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
}
