import type { Box, PageLandmarks } from '@puente/forms';
import type { GrayImage } from '../../geometry/image.ts';
import { warpPage } from '../../geometry/warp.ts';
import { prepareImage } from '../../identify/prepared-image.ts';
import type { Registration } from '../../register/registration.ts';

/** Of the map in which creases are looked for; a crease is about a point wide. */
const perPoint = 2;
/** So much darker than the paper on both sides of it, of 255 for full ink, and these so far away, in points. */
const ridge = { darker: 12, besidePt: 1.8 };
/** Print may stand so far off its place, in points. */
const printSlackPt = 1.5;
/** A sheet is folded along its sides, and laid in a scanner a little askew. */
const steepest = 0.014;
/** Of all places along it that are free of print: so many at least, and so many of these dark. */
const crease = { freePt: 150, darkShare: 0.5 };
/** It runs on to the edges of the sheet, which no stroke of a pen does: over so much of each margin. */
const margin = { widthPt: 24, darkShare: 0.4 };
/** Creases nearer to each other than this are one. */
const apartPt = 6;
const piece = { lengthPt: 24, thickPt: 0.8 };

/** A crease of the map as it lies across: its row at the left edge and how many rows it falls a column. */
interface Crease {
  readonly row: number;
  readonly slope: number;
  /** Share of it that is dark. */
  readonly share: number;
}

const [dark, print] = [1, 2];

/**
 * Where a sheet was folded, as thin boxes along each crease, in form points: lines through the whole page, margins included,
 * that the form does not have.
 */
export function findFolds(image: GrayImage, registration: Registration): Box[] {
  const { landmarks } = registration;
  const page = drawPage(image, registration);
  const isPrint = drawPrint(page, landmarks);
  const across = findRidges(page, isPrint);
  const down = findRidges(transpose(page), transpose(isPrint));
  return [
    ...listCreases(across).flatMap((each) => toPieces(each, across.width, landmarks, false)),
    ...listCreases(down).flatMap((each) => toPieces(each, down.width, landmarks, true)),
  ];
}

function drawPage(image: GrayImage, { landmarks, toImage }: Registration): GrayImage {
  const { ink, grow } = prepareImage(image);
  const toInk = (x: number, y: number): [number, number] => {
    const [px, py] = toImage(x, landmarks.height - y);
    return [px / grow, py / grow];
  };
  return warpPage(ink, toInk, landmarks, perPoint);
}

/** 1 where the form has print of its own. */
function drawPrint({ width, height }: GrayImage, { lines, areas, words, ...page }: PageLandmarks): GrayImage {
  const data = new Uint8Array(width * height);
  for (const [x, y, w, h] of [...lines, ...areas, ...words.map(({ box }) => box)]) {
    const left = Math.max(0, Math.round((x - printSlackPt) * perPoint));
    const right = Math.min(width, Math.round((x + w + printSlackPt) * perPoint));
    const top = Math.max(0, Math.round((page.height - y - h - printSlackPt) * perPoint));
    const bottom = Math.min(height, Math.round((page.height - y + printSlackPt) * perPoint));
    for (let row = top; row < bottom; row++) data.fill(1, row * width + left, row * width + right);
  }
  return { width, height, data };
}

function transpose({ width, height, data }: GrayImage): GrayImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] as number;
  return { width: height, height: width, data: turned };
}

/** Each pixel print, or dark between lighter rows above and below, or 0. */
function findRidges({ width, height, data }: GrayImage, isPrint: GrayImage): GrayImage {
  const out = new Uint8Array(data.length);
  const aside = Math.round(ridge.besidePt * perPoint) * width;
  const isLighter = (other: number, highest: number) =>
    isPrint.data[other] === 1 || (data[other] ?? 0) <= highest;
  for (let at = 0; at < data.length; at++) {
    const beside = (data[at] as number) - ridge.darker;
    if (isPrint.data[at] === 1) out[at] = print;
    else if (beside >= 0 && isLighter(at - aside, beside) && isLighter(at + aside, beside)) out[at] = dark;
  }
  return { width, height, data: out };
}

/** Creases that lie across, the surest first. */
function listCreases(map: GrayImage): Crease[] {
  const { width } = map;
  const edge = margin.widthPt * perPoint;
  const ends = [listEnds(map, 0, edge), listEnds(map, width - edge, width)] as const;
  const found: Crease[] = [];
  for (let slope = -steepest; slope <= steepest; slope += 1 / width)
    for (const row of ends[0]) {
      if (!ends[1].has(Math.round(row + slope * (width - edge)))) continue;
      const { free, dark: seen } = measureLine(map, row - (slope * edge) / 2, slope, 0, width);
      if (free >= crease.freePt * perPoint && seen >= crease.darkShare * free)
        found.push({ row, slope, share: seen / free });
    }
  const middleOf = ({ row, slope }: Crease) => row + (slope * width) / 2;
  const kept: Crease[] = [];
  for (const each of found.sort((p, q) => q.share - p.share))
    if (kept.every((other) => Math.abs(middleOf(other) - middleOf(each)) > apartPt * perPoint))
      kept.push(each);
  return kept;
}

/** Rows of a margin where a crease may leave the sheet. It is so narrow that lines through it are level. */
function listEnds(map: GrayImage, from: number, to: number): ReadonlySet<number> {
  const rows = Array.from({ length: map.height }, (_, row) => row);
  return new Set(
    rows.filter((row) => {
      const { free, dark: seen } = measureLine(map, row, 0, from, to);
      return free > 0 && seen >= margin.darkShare * free;
    }),
  );
}

/** Places along a line that are free of print, and how many of these are dark, there or a pixel above or below. */
function measureLine(
  { width, height, data }: GrayImage,
  row: number,
  slope: number,
  from: number,
  to: number,
) {
  let [free, count] = [0, 0];
  for (let x = from; x < to; x++) {
    const y = Math.round(row + slope * x);
    const at = y * width + x;
    if (y < 1 || y + 1 >= height || data[at] === print) continue;
    free++;
    if (data[at] === dark || data[at - width] === dark || data[at + width] === dark) count++;
  }
  return { free, dark: count };
}

/** A crease cut into pieces, each as good as level. */
function toPieces(
  { row, slope }: Crease,
  width: number,
  { height: pageHeight }: PageLandmarks,
  isDown: boolean,
): Box[] {
  const count = Math.ceil(width / perPoint / piece.lengthPt);
  return Array.from({ length: count }, (_, i): Box => {
    const along = i * piece.lengthPt;
    const middle = (row + 0.5) / perPoint + slope * (along + piece.lengthPt / 2);
    const start = middle - piece.thickPt / 2;
    return isDown
      ? [start, pageHeight - along - piece.lengthPt, piece.thickPt, piece.lengthPt]
      : [along, pageHeight - start - piece.thickPt, piece.lengthPt, piece.thickPt];
  });
}
