import type { Random } from '../random.ts';
import { type HandPlace, toStrokes } from './stroke-font.ts';

/** A printer with a column of nine pins and a ribbon that was used before. */
export interface Pins {
  readonly dotPt: number;
  /** Of a dot, 0 black to 255 white: where the ribbon is fresh, and how much lighter it gets. */
  readonly ink: number;
  readonly fading: number;
  /** Row of the letter whose pin strikes weakly; null: none. */
  readonly weakRow: number | null;
}

export const createPins = (random: Random): Pins => ({
  dotPt: random.between(0.85, 1.15),
  ink: random.int(20, 70),
  fading: random.int(20, 90),
  weakRow: random.chance(0.3) ? random.int(0, 6) : null,
});

/** Letters are five columns wide, one is left between them; a pin strikes at whole and half columns. */
const columnsALetter = 6;
const advance = 0.602;
/** From this size on rows are as far apart as the pins; smaller print is pressed together. */
const fullSizePt = 8;
const levels = 16;
/** Letters as such printers form them where our block letters would run into those of others on so coarse a grid. */
const ownLetters = {
  I: '10 30|20 26|16 36',
  K: '00 06|40 13 46',
  R: '00 06|00 30 41 42 33 03|13 46',
  1: '11 20 26|16 36',
};

function listDots(letter: string): ReadonlyArray<readonly [x: number, y: number]> {
  const dots = new Map<string, readonly [number, number]>();
  for (const run of toStrokes(letter, ownLetters))
    run.forEach(([x1, y1], index) => {
      const [x0, y0] = run[Math.max(0, index - 1)] ?? [x1, y1];
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
      for (let step = 0; step <= steps; step++) {
        const x = Math.round((x0 + ((x1 - x0) * step) / steps) * 2) / 2;
        const y = Math.round(y0 + ((y1 - y0) * step) / steps);
        dots.set(`${x} ${y}`, [x, y]);
      }
    });
  return [...dots.values()];
}

/** One line of print as SVG: capitals of dots, fainter and stronger along the line as the ribbon is. */
export function drawDots(text: string, place: HandPlace, pins: Pins, random: Random): string {
  const column = (place.sizePt * advance) / columnsALetter;
  const row = Math.min(1, place.sizePt / fullSizePt);
  const [phase, wave] = [random.between(0, 6), random.between(60, 200)];
  const strokes = new Map<number, string>();
  [...text].forEach((letter, index) => {
    for (const [x, y] of listDots(letter)) {
      const px = place.x + (index * columnsALetter + x) * column;
      const worn = 0.5 + 0.5 * Math.sin(px / wave + phase);
      const weak = y === pins.weakRow ? 45 : 0;
      const ink = pins.ink + pins.fading * worn + weak + random.normal() * 14;
      const level = Math.max(0, Math.min(levels - 1, Math.round((ink * levels) / 256)));
      const dot = `M${px.toFixed(2)} ${(place.baseline - (6 - y) * row).toFixed(2)}h0`;
      strokes.set(level, (strokes.get(level) ?? '') + dot);
    }
  });
  return [...strokes]
    .map(([level, path]) => {
      const ink = Math.round((level * 256) / levels);
      return `<path d="${path}" fill="none" stroke="rgb(${ink},${ink},${ink})" stroke-width="${(pins.dotPt * row).toFixed(2)}" stroke-linecap="round"/>`;
    })
    .join('');
}
