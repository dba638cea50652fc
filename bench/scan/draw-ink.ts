import { writeByHand } from '@puente/reader/testing';
import type { Paper } from '../paper/write-paper.ts';
import type { Random } from '../random.ts';
import type { BlankField } from './blank.ts';
import type { Pen } from './pens.ts';
import { type Frame, placeText } from './place-text.ts';
import { drawStrokes } from './stroke-font.ts';

const letterPage = { widthPt: 612, heightPt: 792 };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const gray = (ink: number) => `rgb(${ink},${ink},${ink})`;

function drawText(text: string, frame: Frame, pen: Pen, random: Random): string {
  const placed = placeText(text, frame, pen.shape, pen.sizePt);
  const dx = Math.abs(random.normal()) * pen.strayPt * 1.5;
  const dy = Math.max(-2.5, Math.min(2.5, random.normal() * pen.strayPt));
  const { neat } = pen;
  if (neat)
    return placed.lines
      .flatMap((line) =>
        writeByHand(
          line.text,
          { x: line.x + dx, baseline: line.baseline + dy, sizePt: placed.sizePt },
          neat,
          random.normal,
        ),
      )
      .map((path) => `<path d="${path}" fill="${gray(pen.ink)}"/>`)
      .join('');
  if (!pen.family) {
    const hand = { haste: pen.haste, widthPt: random.between(0.6, 1.1) };
    return placed.lines
      .flatMap((line) =>
        drawStrokes(
          line.text,
          { x: line.x + dx, baseline: line.baseline + dy, sizePt: placed.sizePt },
          hand,
          random,
        ),
      )
      .map(
        ({ path, widthPt }) =>
          `<path d="${path}" fill="none" stroke="${gray(pen.ink)}" stroke-width="${widthPt.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join('');
  }
  return placed.lines
    .map(
      (line) =>
        `<text x="${(line.x + dx).toFixed(2)}" y="${(line.baseline + dy).toFixed(2)}" font-family="${pen.family}" font-weight="${pen.weight}" font-size="${placed.sizePt}" fill="${gray(pen.ink)}" xml:space="preserve">${escapeXml(line.text)}</text>`,
    )
    .join('');
}

function drawMark(frame: Frame, pen: Pen, random: Random): string {
  const { x, y, width, height } = frame;
  const over =
    pen.mark === 'overshoot'
      ? random.between(0.25, 0.6)
      : pen.mark === 'thin-cross'
        ? -0.1
        : random.between(-0.15, 0.12);
  const [left, top, right, bottom] = [
    x - width * over,
    y - height * over,
    x + width * (1 + over),
    y + height * (1 + over),
  ];
  const stray = () => random.normal() * (pen.family ? 0.15 : 0.7);
  const at = (px: number, py: number) => `${(px + stray()).toFixed(2)} ${(py + stray()).toFixed(2)}`;
  const stroke = pen.mark === 'thin-cross' ? 0.7 : random.between(0.9, 1.7);
  if (pen.mark === 'filled')
    return `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" fill="${gray(pen.ink)}"/>`;
  const path =
    pen.mark === 'tick'
      ? `M${at(x + width * 0.1, y + height * 0.5)}L${at(x + width * 0.4, y + height * 0.9)}L${at(x + width * random.between(0.95, 1.3), y - height * random.between(-0.1, 0.35))}`
      : `M${at(left, top)}L${at(right, bottom)}M${at(right, top)}L${at(left, bottom)}`;
  return `<path d="${path}" fill="none" stroke="${gray(pen.ink)}" stroke-width="${stroke.toFixed(2)}" stroke-linecap="round"/>`;
}

/** One page's filled-in ink as SVG, page size in points. */
export function drawInk(
  paper: Paper,
  fields: readonly BlankField[],
  pen: Pen,
  random: Random,
  dpi: number,
): string {
  const body = fields.map((field) => {
    const value = paper[field.name];
    if (value === undefined) return '';
    return value === true ? drawMark(field.frame, pen, random) : drawText(value, field.frame, pen, random);
  });
  const [width, height] = [
    Math.round((letterPage.widthPt * dpi) / 72),
    Math.round((letterPage.heightPt * dpi) / 72),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${letterPage.widthPt} ${letterPage.heightPt}">${body.join('')}</svg>`;
}
