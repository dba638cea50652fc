import type { Random } from '../random.ts';
import { clampByte, type Gray } from '../scan/gray.ts';
import { sharpDpi } from '../scan/lay-ink.ts';
import { type Mapping, warp } from '../scan/warp.ts';
import { overPatches } from '../scan/wear.ts';
import { type Damage, pageSize, type Scene } from './damage.ts';

interface Fold {
  /** Along which the crease runs. */
  readonly axis: 'across' | 'down';
  /** Where, in points from top or left, in the middle of the sheet. */
  readonly at: number;
  readonly degrees: number;
  /** How far the part beyond the crease lies off, in points, along and across it. */
  readonly slip: readonly [along: number, across: number];
  /** How far paper beside the crease is drawn to it, in points. */
  readonly bend: number;
  /** Of the crease itself, in levels: dark below 0. */
  readonly line: number;
  /** One side in the light, the other in the shade. */
  readonly shade: number;
  /** Share of the ink on the crease that broke off. */
  readonly flaked: number;
}

/** Paper bends so far from the crease, and shines or darkens. */
const reachPt = 9;
/** Ink breaks off so far from it. */
const flakePt = 1.5;
const bandPt = 30;
const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/** Points from the crease: below or right of it is more than 0. */
function distanceTo(fold: Fold, x: number, y: number): number {
  const slope = tangent(fold.degrees);
  return fold.axis === 'across'
    ? y - fold.at - (x - pageSize.width / 2) * slope
    : x - fold.at - (y - pageSize.height / 2) * slope;
}

function foldMapping(fold: Fold): Mapping {
  return (u, v, into) => {
    const distance = distanceTo(fold, u * pageSize.width, v * pageSize.height);
    const [along, across] = distance > 0 ? fold.slip : [0, 0];
    const drawn = across + fold.bend * Math.sign(distance) * Math.exp(-Math.abs(distance) / reachPt);
    const [dx, dy] = fold.axis === 'across' ? [along, drawn] : [drawn, along];
    into[0] = u + dx / pageSize.width;
    into[1] = v + dy / pageSize.height;
  };
}

function crease(sheet: Gray, fold: Fold, random: Random): void {
  const scale = sharpDpi / 72;
  const isAcross = fold.axis === 'across';
  const [length, band] = [isAcross ? sheet.width : sheet.height, Math.round(bandPt * scale)];
  const start = Math.round((fold.at - bandPt / 2) * scale);
  overPatches({ width: length, height: band }, random, { cellX: 5, cellY: 4 }, (n, value) => {
    const [along, across] = [n % length, start + Math.floor(n / length)];
    const [x, y] = isAcross ? [along, across] : [across, along];
    if (x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) return;
    const at = y * sheet.width + x;
    const distance = distanceTo(fold, x / scale, y / scale);
    const near = Math.abs(distance);
    const before = sheet.data[at] as number;
    const isFlaked = near < flakePt * (1 + 0.3 * value) && value > 2 * (0.5 - fold.flaked) + near / flakePt;
    const ink = isFlaked ? 255 : before;
    const line = near < 0.4 + 0.12 * value ? fold.line * (1 + 0.4 * value) : 0;
    const shade = fold.shade * Math.sign(distance) * Math.exp(-near / reachPt);
    sheet.data[at] = clampByte(ink + line + shade * (1 - near / (bandPt / 2)));
  });
}

const createFold = (random: Random, axis: Fold['axis'], at: number): Fold => ({
  axis,
  at: at + random.between(-12, 12),
  degrees: random.between(-0.4, 0.4),
  slip: [random.between(-0.7, 0.7), random.between(-0.5, 0.5)],
  bend: random.between(0.1, 0.5),
  line: random.chance(0.65) ? random.between(-130, -35) : random.between(20, 60),
  shade: random.between(4, 16) * (random.chance(0.5) ? 1 : -1),
  flaked: random.between(0.15, 0.6),
});

/** As for an envelope, in half, or in half the other way; the sheets of the stack together. */
function drawFolds(random: Random): Fold[] {
  const { width, height } = pageSize;
  const across = (share: number) => createFold(random, 'across', share * height);
  const way = random.int(0, 3);
  if (way <= 1) return [across(1 / 3), across(2 / 3)];
  if (way === 2) return [across(1 / 2)];
  return [across(1 / 2), createFold(random, 'down', width / 2)];
}

export function planFolds({ boxes, random }: Scene): Damage[] {
  const folds = drawFolds(random);
  const pageCount = Math.max(...boxes.map(({ page }) => page));
  return Array.from({ length: pageCount }, (_, index) => index + 1).flatMap((page) =>
    folds.map((fold, n): Damage => {
      const own = { ...fold, at: fold.at + random.normal() * 1.5 };
      const isAcross = fold.axis === 'across';
      const grain = random.fork(`fold-${page}-${n}`);
      const area = {
        x: isAcross ? pageSize.width / 2 : own.at,
        y: isAcross ? own.at : pageSize.height / 2,
        width: isAcross ? pageSize.width : 2 * flakePt,
        height: isAcross ? 2 * flakePt : pageSize.height,
        degrees: isAcross ? own.degrees : -own.degrees,
      };
      return {
        page,
        areas: [area],
        put: async (sheet) => {
          const { width, height } = sheet;
          const bent = warp(sheet, { width, height, mapping: foldMapping(own), beyond: () => 255 });
          crease(bent, own, grain.fork('crease'));
          sheet.data.set(bent.data);
        },
      };
    }),
  );
}
