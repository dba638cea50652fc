import type { Crop } from '../crop-box.ts';

/** What the letters of a faint page become, of 255 for white. */
const darkLevel = 60;

/** A crop whose ink, no darker than `level` of 255 for white, becomes as dark as that of other pages; as it was for null. */
export function darkenFaint(crop: Crop, level: number | null): Crop {
  if (level === null || level <= darkLevel) return crop;
  const gain = (255 - darkLevel) / (255 - level);
  return { ...crop, data: crop.data.map((value) => Math.max(0, 255 - (255 - value) * gain)) };
}
