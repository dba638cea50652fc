/** A place on the page whose print was looked for, and whether it was found there. */
export interface Sighting {
  readonly x: number;
  readonly y: number;
  readonly found: boolean;
}

const sidePt = 110;
const stridePt = 36;
const minSightings = 8;

/**
 * Share found in that part of a page where least of what should be there was found. What is looked for is of one kind or
 * more, rules and words: the kind of which most was found tells, since of the others the paper may have lost much.
 */
export function findWorstRegion(
  kinds: ReadonlyArray<readonly Sighting[]>,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  let worst = 1;
  for (let top = 0; top < height; top += stridePt)
    for (let left = 0; left < width; left += stridePt) {
      const shares = kinds.flatMap((sightings) => shareWithin(sightings, left, top) ?? []);
      if (shares.length > 0) worst = Math.min(worst, Math.max(...shares));
    }
  return worst;
}

function shareWithin(sightings: readonly Sighting[], left: number, top: number): number | null {
  let [count, found] = [0, 0];
  for (const it of sightings) {
    if (it.x < left || it.x >= left + sidePt || it.y < top || it.y >= top + sidePt) continue;
    count++;
    if (it.found) found++;
  }
  return count < minSightings ? null : found / count;
}
