import type { Box, PageLandmarks } from '@puente/forms';
import { createGray, type GrayImage } from '../../geometry/image.ts';

/** Ink to put on a drawn sheet besides the form's own: filled boxes in form points from the bottom left. */
export interface SheetOptions {
  readonly perPoint?: number;
  readonly ink?: readonly Box[];
  /** Added to every side of each rule, as an old copier does. */
  readonly boldPt?: number;
  /** Rules are dashes this long, half as far apart, as a copy of a copy leaves them. */
  readonly dashPt?: number;
  /** Print on the page, 0 black to 255 none; the paper stays white. */
  readonly fade?: number;
}

/** A sheet drawn from landmarks alone: rules, bars, and words as rows of letter-like strokes. */
export function drawSheet(
  page: PageLandmarks,
  { perPoint = 3, ink = [], boldPt = 0, dashPt = 0, fade = 0 }: SheetOptions = {},
): GrayImage {
  const sheet = createGray(Math.round(page.width * perPoint), Math.round(page.height * perPoint));
  const fill = ([x, y, w, h]: Box, level: number) => {
    const bottom = Math.min(
      sheet.height,
      Math.max(Math.round((page.height - y - h) * perPoint) + 1, Math.round((page.height - y) * perPoint)),
    );
    const right = Math.min(
      sheet.width,
      Math.max(Math.round(x * perPoint) + 1, Math.round((x + w) * perPoint)),
    );
    for (let row = Math.max(0, Math.round((page.height - y - h) * perPoint)); row < bottom; row++)
      sheet.data.fill(
        level,
        row * sheet.width + Math.max(0, Math.round(x * perPoint)),
        row * sheet.width + right,
      );
  };
  for (const area of page.areas) fill(area, area[3] < 9 ? 10 : 195);
  for (const line of page.lines)
    for (const [x, y, w, h] of dashPt > 0 ? toDashes(line, dashPt) : [line])
      fill([x - boldPt, y - boldPt, w + 2 * boldPt, h + 2 * boldPt], 15);
  for (const { text, box } of page.words) for (const stroke of toStrokes(text, box)) fill(stroke, 20);
  for (const box of ink) fill(box, 30);
  for (let i = 0; fade > 0 && i < sheet.data.length; i++)
    sheet.data[i] = fade + ((sheet.data[i] as number) * (255 - fade)) / 255;
  return sheet;
}

function toDashes([x, y, w, h]: Box, dashPt: number): Box[] {
  const stepPt = 1.5 * dashPt;
  return Array.from({ length: Math.floor(Math.max(w, h) / stepPt) }, (_, i) =>
    w > h ? [x + i * stepPt, y, dashPt, h] : [x, y + i * stepPt, w, dashPt],
  );
}

/** A stem and one or two bars a letter, varied by the letter, so that words differ as print does. */
function toStrokes(text: string, [x, y, w, h]: Box): Box[] {
  const cell = w / text.length;
  const pen = Math.min(0.22 * cell, 1.1);
  const end: Box = [x + w - pen, y, pen, 0.68 * h];
  const letters = [...text].flatMap((letter, i): Box[] => {
    const left = x + i * cell;
    const code = letter.codePointAt(0) ?? 0;
    const top = /[a-z]/.test(letter) && !/[bdfhklt]/.test(letter) ? 0.68 * h : h;
    const bar: Box = [left, y + (code % 3) * 0.3 * top, 0.75 * cell, pen];
    const stem: Box = [left + (code % 2) * 0.5 * cell, y, pen, top];
    return code % 5 === 0 ? [stem, bar, [left, y + top - pen, 0.75 * cell, pen]] : [stem, bar];
  });
  return [...letters, end];
}
