import { findSheet, type Sheet } from './find-sheet.ts';
import { type GrayPicture, measuredSide, type Part, resize } from './gray-picture.ts';
import { listTiles, type Tile, tileSide } from './list-tiles.ts';
import { measureGrain } from './measure-grain.ts';

/** A page at the size at which all are measured, without the table it lies on. */
export interface FramedPage {
  readonly picture: GrayPicture;
  readonly tiles: readonly Tile[];
  /** How much of the photo's length the sheet takes up, 0 to 1. */
  readonly share: number;
  /** What the sheet takes up of the whole picture; null: all of it. */
  readonly part: Part | null;
}

/** Of the photo's length: a smaller sheet is measured closer up, so that letters have the size they have elsewhere. */
const nearShare = 0.8;
/** Of the paper's brightness: print is darker by more than this, a table's grain rarely. */
const printDepth = 0.35;
/** Of how often print stands on the sheet: where it stands as often beside it, that is the page too, in a shadow. */
const shadowShare = 0.4;

/** In pixels: the edge of the sheet is darker than any print, and would be taken for some. */
const rim = 8;

/** `whole` is `sent`, the picture as the reader gets it, at the measured size. */
export function framePage(sent: GrayPicture, whole: GrayPicture): FramedPage {
  const sheet = findSheet(whole);
  const tiles = listTiles(whole);
  const allPage: FramedPage = { picture: whole, tiles, share: 1, part: null };
  if (!sheet) return allPage;
  const on = tiles.filter((tile) => countCorners(sheet, tile, rim) === 4);
  const off = tiles.filter((tile) => countCorners(sheet, tile, 0) === 0);
  const grain = measureGrain(tiles);
  if (measurePrint(off, grain) > shadowShare * measurePrint(on, grain)) return allPage;
  const { part } = sheet;
  const share = Math.max(part.width, part.height) / measuredSide;
  if (share > nearShare) return { picture: whole, tiles: on, share, part };
  const near = resize(sent, measuredSide, grow(part, sent.width / whole.width, sent));
  const closer = findSheet(near);
  const tilesNear = listTiles(near).filter((tile) => !closer || countCorners(closer, tile, rim) === 4);
  return { picture: near, tiles: tilesNear, share, part };
}

/** How many corners of a tile, or of one larger by `more` on each side, lie on the sheet. */
function countCorners(sheet: Sheet, { column, row }: Tile, more: number): number {
  const [left, top] = [column * tileSide - more, row * tileSide - more];
  const [right, bottom] = [left + tileSide + 2 * more, top + tileSide + 2 * more];
  const corners = [
    sheet.isOn(left, top),
    sheet.isOn(right, top),
    sheet.isOn(left, bottom),
    sheet.isOn(right, bottom),
  ];
  return corners.filter(Boolean).length;
}

/** How many of these tiles have something as dark as print on their ground, 0 to 1. */
function measurePrint(tiles: readonly Tile[], grain: number): number {
  const depth = ({ light, dark }: Tile) => (light - dark - 4 * Math.sqrt(grain)) / Math.max(1, light);
  return tiles.filter((tile) => depth(tile) > printDepth).length / Math.max(1, tiles.length);
}

function grow({ left, top, width, height }: Part, by: number, within: GrayPicture): Part {
  const [x, y] = [Math.floor(left * by), Math.floor(top * by)];
  return {
    left: x,
    top: y,
    width: Math.min(within.width - x, Math.round(width * by)),
    height: Math.min(within.height - y, Math.round(height * by)),
  };
}
