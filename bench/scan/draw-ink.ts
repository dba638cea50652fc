import { writeByHand } from '@puente/reader/testing';
import type { Paper } from '../paper/write-paper.ts';
import type { Random } from '../random.ts';
import type { BlankField } from './blank.ts';
import { drawDots } from './dot-matrix.ts';
import type { Pen } from './pens.ts';
import { type Frame, placeText } from './place-text.ts';
import { drawStrokes } from './stroke-font.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
export const gray = (ink: number) => `rgb(${ink},${ink},${ink})`;

/** A value in its box, as SVG elements. */
export function drawText(text: string, frame: Frame, pen: Pen, random: Random): string {
  const placed = placeText(text, frame, pen.shape, pen.sizePt);
  const dx = Math.abs(random.normal()) * pen.strayPt * 1.5;
  const dy = Math.max(-2.5, Math.min(2.5, random.normal() * pen.strayPt));
  const lines = placed.lines.map(({ text: written, x, baseline }) => ({
    written,
    start: { x: x + dx, baseline: baseline + dy, sizePt: placed.sizePt },
  }));
  const { neat, pins } = pen;
  if (pins) return lines.map(({ written, start }) => drawDots(written, start, pins, random)).join('');
  if (neat)
    return lines
      .flatMap(({ written, start }) => writeByHand(written, start, neat, random.normal))
      .map((path) => `<path d="${path}" fill="${gray(pen.ink)}"/>`)
      .join('');
  if (!pen.family) {
    const hand = { haste: pen.haste, widthPt: random.between(0.6, 1.1) };
    return lines
      .flatMap(({ written, start }) => drawStrokes(written, start, hand, random))
      .map(
        ({ path, widthPt }) =>
          `<path d="${path}" fill="none" stroke="${gray(pen.ink)}" stroke-width="${widthPt.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join('');
  }
  return lines
    .map(
      ({ written, start }) =>
        `<text x="${start.x.toFixed(2)}" y="${start.baseline.toFixed(2)}" font-family="${pen.family}" font-weight="${pen.weight}" font-size="${placed.sizePt}" fill="${gray(pen.ink)}" xml:space="preserve">${escapeXml(written)}</text>`,
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

/** One page's filled-in ink as SVG elements, in points. */
export function drawInk(paper: Paper, fields: readonly BlankField[], pen: Pen, random: Random): string {
  const body = fields.map((field) => {
    const value = paper[field.name];
    if (value === undefined) return '';
    return value === true ? drawMark(field.frame, pen, random) : drawText(value, field.frame, pen, random);
  });
  return body.join('');
}
