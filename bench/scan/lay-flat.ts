import type { Random } from '../random.ts';
import type { Gray } from './gray.ts';
import { chain, type Mapping, type Skew, warp } from './warp.ts';

/** A scanned page as it goes into the PDF. */
export interface ScannedPage {
  readonly image: Gray;
  readonly bits: 1 | 8;
  readonly jpegQuality: number;
  /** Size on the PDF page, in points. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Multiplied into the three colours; null: gray. */
  readonly tint: readonly [number, number, number] | null;
}
/** One device and one operator: what stays the same from page to page is drawn once, at creation. */
export type Look = (page: Gray, random: Random) => ScannedPage;

const letterPage = { widthPt: 612, heightPt: 792 };
export const aspect = letterPage.heightPt / letterPage.widthPt;
const size = (dpi: number, dpiY = dpi) => ({ width: Math.round(8.5 * dpi), height: Math.round(11 * dpiY) });
export const signed = (random: Random, low: number, high: number) =>
  random.between(low, high) * (random.chance(0.5) ? 1 : -1);

export function skewOf(random: Random, degrees: number, scale: number, shift: number): Skew {
  const both = random.between(-scale, scale);
  return {
    degrees,
    scaleX: 1 + both + random.between(-scale, scale) / 4,
    scaleY: 1 + both + random.between(-scale, scale) / 4,
    shiftX: random.between(-shift, shift),
    shiftY: random.between(-shift, shift),
    shear: random.between(-0.002, 0.002),
  };
}

interface FlatPlan {
  readonly dpi: number;
  readonly dpiY?: number;
  readonly mappings: readonly Mapping[];
  readonly lid: number;
}
export const flat = (page: Gray, plan: FlatPlan): Gray =>
  warp(page, { ...size(plan.dpi, plan.dpiY), mapping: chain(plan.mappings), beyond: () => plan.lid });

export const letter = (image: Gray, jpegQuality: number, bits: 1 | 8 = 8): ScannedPage => ({
  image,
  bits,
  jpegQuality,
  ...letterPage,
  tint: null,
});
