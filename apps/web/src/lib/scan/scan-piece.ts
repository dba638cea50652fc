import type { Evidence } from '@puente/contract';
import type { Region } from './to-crop.ts';

/** A piece of one page with the places that values came from. */
export interface ScanPiece {
  readonly page: number;
  readonly boxes: readonly Region[];
  /** The printed cells round the boxes, as one; null where not all of them have one. */
  readonly cell: Region | null;
  /** What was read there. */
  readonly text: string;
}

/** Values further apart on a page than these parts of it are shown in pieces of their own, so that letters stay large. */
const maxHeight = 0.1;
const maxWidth = 0.4;

/** The smallest region that holds all of them. */
export function joinRegions(regions: readonly Region[]): Region {
  const left = Math.min(...regions.map(([x]) => x));
  const top = Math.min(...regions.map(([, y]) => y));
  const right = Math.max(...regions.map(([x, , width]) => x + width));
  const bottom = Math.max(...regions.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

const isSame = (one: Region, two: Region) => one.every((part, at) => part === two[at]);

type Seen = Pick<Evidence, 'page' | 'box' | 'cell' | 'text'>;

/** Writing may reach out of its cell. */
const toCell = ({ box, cell }: Seen) => (cell ? joinRegions([cell, box]) : null);

function addTo({ page, boxes, cell, text }: ScanPiece, seen: Seen): ScanPiece | null {
  const [, , width, height] = joinRegions([...boxes, seen.box]);
  if (seen.page !== page || height > maxHeight || width > maxWidth) return null;
  const next = toCell(seen);
  const joined = cell && next ? joinRegions([cell, next]) : null;
  return {
    page,
    boxes: [...boxes, seen.box],
    cell: joined,
    text: [text, seen.text].filter(Boolean).join(' '),
  };
}

/** Where values came from, neighbours on a page as one piece, each place once. */
export function toScanPieces(evidences: readonly Seen[]): ScanPiece[] {
  const pieces: ScanPiece[] = [];
  for (const seen of evidences) {
    if (pieces.some(({ page, boxes }) => page === seen.page && boxes.some((box) => isSame(box, seen.box))))
      continue;
    const last = pieces.at(-1);
    const joined = last ? addTo(last, seen) : null;
    if (joined) pieces[pieces.length - 1] = joined;
    else pieces.push({ page: seen.page, boxes: [seen.box], cell: toCell(seen), text: seen.text });
  }
  return pieces;
}
