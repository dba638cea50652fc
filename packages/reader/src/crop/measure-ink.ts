import type { Box } from '@puente/forms';
import { median } from '../geometry/median.ts';
import type { Crop } from './crop-box.ts';
import { minLetterPt } from './erase-specks.ts';
import { findComponents, type InkComponent, inkLimit } from './find-components.ts';
import { findDottedLetters } from './find-dotted-letters.ts';

export interface InkMeasure {
  /** Nothing was written: at most grain. */
  readonly isBlank: boolean;
  /** Box around the ink in form points from the bottom left; null when blank. */
  readonly bounds: Box | null;
  readonly medianHeightPt: number;
  /** Spread over median: print is even, handwriting is not. */
  readonly heightVariation: number;
  readonly strokeVariation: number;
  /** Spread of the patches' lower edges around their lines, over the median height. */
  readonly baselineVariation: number;
}

const minInkPt2 = 1;
/** Beside specks nothing smaller is surely writing. */
const noisy = { letterPt: 3, inkPt2: 1.6 };

/** What is left in a crop after drop-out: whether there is ink, where it is, and how even its strokes are. */
export function measureInk(
  crop: Crop,
  list: readonly InkComponent[] = findComponents(crop).list,
  isNoisy = false,
): InkMeasure {
  const { perPoint } = crop;
  const smallest = (isNoisy ? noisy.letterPt : minLetterPt) * perPoint;
  const letters = list.filter((part) => Math.max(part.right - part.left, part.bottom - part.top) >= smallest);
  const written = new Set([...letters, ...findDottedLetters(list, perPoint)]);
  const area = [...written].reduce((sum, part) => sum + part.area, 0) / perPoint ** 2;
  const isBlank = area < (isNoisy ? noisy.inkPt2 : minInkPt2);
  const strokes = letters.map((part) => strokeOf(crop, part) / perPoint);
  const heights = letters.map((part) => (part.bottom - part.top) / perPoint);
  const medianHeightPt = median(heights);
  return {
    isBlank,
    bounds: isBlank
      ? null
      : toBounds(
          crop,
          list.filter((part) => written.has(part) || part.area >= 0.2 * perPoint ** 2),
        ),
    medianHeightPt,
    heightVariation: variation(heights),
    strokeVariation: variation(strokes),
    baselineVariation: baselineSpread(letters) / Math.max(1, medianHeightPt * perPoint),
  };
}

/** Stroke width as the median of the patch's horizontal runs. */
function strokeOf({ width, data }: Crop, part: InkComponent): number {
  const runs: number[] = [];
  for (let y = part.top; y < part.bottom; y++) {
    let run = 0;
    for (let x = part.left; x <= part.right; x++) {
      const dark = x < part.right && (data[y * width + x] as number) < inkLimit;
      if (dark) run++;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  return median(runs);
}

function toBounds(crop: Crop, parts: readonly InkComponent[]): Box {
  const left = Math.min(...parts.map((part) => part.left)) / crop.perPoint;
  const right = Math.max(...parts.map((part) => part.right)) / crop.perPoint;
  const top = Math.min(...parts.map((part) => part.top)) / crop.perPoint;
  const bottom = Math.max(...parts.map((part) => part.bottom)) / crop.perPoint;
  return [crop.area[0] + left, crop.area[1] + crop.area[3] - bottom, right - left, bottom - top];
}

/** How far the feet of letters are from the typical foot of their own line. Letters are taken line by line, from the top. */
function baselineSpread(letters: readonly InkComponent[]): number {
  const feet = letters.map((part) => part.bottom).sort((p, q) => p - q);
  const gap = 0.6 * median(letters.map((part) => part.bottom - part.top));
  let total = 0;
  for (let from = 0, i = 1; i <= feet.length; i++) {
    if (i < feet.length && (feet[i] as number) - (feet[i - 1] as number) <= gap) continue;
    const line = feet.slice(from, i);
    const base = median(line);
    for (const foot of line) total += Math.abs(foot - base);
    from = i;
  }
  return feet.length === 0 ? 0 : total / feet.length;
}

function variation(values: readonly number[]): number {
  const centre = median(values);
  return centre > 0 ? median(values.map((v) => Math.abs(v - centre))) / centre : 0;
}
