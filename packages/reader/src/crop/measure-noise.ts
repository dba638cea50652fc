import type { ClearedCrop } from './cleared-crop.ts';
import { isTallAsLetter, minLetterPt } from './erase-specks.ts';

const cm2InPt2 = (72 / 2.54) ** 2;
/** Letters have dots and accents of their own; boxes with little of them tell of the paper. */
const quietShare = 0.25;

/** With fewer boxes without a letter the others have to tell. */
const fewBare = 5;

/**
 * Specks to the square centimetre, where a quarter of these crops have fewer: crops of one page, freed of its print. Those
 * without a letter tell, because what breaks off thin letters looks like specks.
 */
export function measureNoise(crops: readonly ClearedCrop[]): number {
  const bare = crops.filter((crop) => !hasLetter(crop));
  const densities = (bare.length >= fewBare ? bare : crops).map(countSpecks).sort((p, q) => p - q);
  return densities[Math.floor(densities.length * quietShare)] ?? 0;
}

const hasLetter = ({ crop, components }: ClearedCrop) =>
  components.list.some((part) => isTallAsLetter(part, crop));

function countSpecks({ crop, components }: ClearedCrop): number {
  const limit = minLetterPt * crop.perPoint;
  const specks = components.list.filter(
    ({ left, right, top, bottom }) => Math.max(right - left, bottom - top) < limit,
  );
  return (specks.length * cm2InPt2) / (crop.area[2] * crop.area[3]);
}
