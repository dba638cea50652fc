import type { Box } from '@puente/forms';

/** A blank page rendered fine enough to measure: gray 0 black to 255 white, `perPoint` pixels a point. */
export interface PrintedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly perPoint: number;
  readonly gray: Uint8Array;
}

/** A word of the text layer, its box in fractions of the page from the top left. */
export interface WordBox {
  readonly text: string;
  readonly box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** Pixel edges (top left origin, x1 and y1 exclusive) to a point box from the bottom left, to a tenth of a point. */
export function toPointBox(page: PrintedPage, x0: number, y0: number, x1: number, y1: number): Box {
  const tenth = (value: number) => Math.round((value / page.perPoint) * 10) / 10;
  return [tenth(x0), tenth(page.height - y1), tenth(x1 - x0), tenth(y1 - y0)];
}
