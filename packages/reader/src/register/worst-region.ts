/** A place on the page whose print was looked for, and whether it was found there. */
export interface Sighting {
  readonly x: number;
  readonly y: number;
  readonly found: boolean;
}

const sidePt = 110;
const stridePt = 36;
const minSightings = 8;

/** Share found in that part of a page where least of what should be there was found. */
export function findWorstRegion(
  sightings: readonly Sighting[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  let worst = 1;
  for (let top = 0; top < height; top += stridePt)
    for (let left = 0; left < width; left += stridePt) {
      let [count, found] = [0, 0];
      for (const it of sightings) {
        if (it.x < left || it.x >= left + sidePt || it.y < top || it.y >= top + sidePt) continue;
        count++;
        if (it.found) found++;
      }
      if (count >= minSightings) worst = Math.min(worst, found / count);
    }
  return worst;
}
