import type { Crop } from '../crop-box.ts';
import type { InkComponent } from '../find-components.ts';

/** An accent of thin type has no more ink on a copy, its gray included; what is less is grain. */
const accentPt2 = 0.17;
/** How far the soft fringe of a patch goes, in pixels. */
const fringePx = 2;

/** Whether a patch has, with its soft fringe, as much ink as an accent that is hardly there. */
export function hasInkOfAccent(
  { width, height, data, perPoint }: Crop,
  { left, top, right, bottom }: InkComponent,
): boolean {
  let ink = 0;
  for (let y = Math.max(0, top - fringePx); y < Math.min(height, bottom + fringePx); y++)
    for (let x = Math.max(0, left - fringePx); x < Math.min(width, right + fringePx); x++)
      ink += 255 - (data[y * width + x] as number);
  return ink / 255 >= accentPt2 * perPoint ** 2;
}
