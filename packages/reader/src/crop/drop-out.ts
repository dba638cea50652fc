import type { Box } from '@puente/forms';
import type { Registration } from '../register/registration.ts';
import type { ClearedCrop } from './cleared-crop.ts';
import { countInside, toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import { eraseRules } from './erase-rules.ts';
import { hasInkOfAccent } from './faint/has-ink-of-accent.ts';
import {
  findComponents,
  type InkComponent,
  type InkPatches,
  inkLimit,
  whitenPatches,
} from './find-components.ts';
import { findDottedLetters } from './find-dotted-letters.ts';
import { joinDots } from './join-dots.ts';
import { listMarkParts } from './list-mark-parts.ts';

/** How much of a patch must lie on a label, or off the field, for it to be taken out. */
const mostly = 0.6;
const specklePt2 = 0.22;
const outsideSlackPt = 1;
const accentGapPt = 2.5;
/** A letter has at least this much ink. */
const letterPt2 = 1;
const faintGapPt = 2;

export interface ClearSettings {
  /** Checkboxes beside the field, whose crosses and ticks may reach into it. */
  readonly marks?: readonly Box[];
  /** Its page was written with pins: their dots are joined before anything small is taken away. */
  readonly isByPins?: boolean;
  /** Where the sheet was folded; see `findFolds`. */
  readonly folds?: readonly Box[];
}

/** Takes the form's own print and the neighbours' ink out of a crop, leaving what was written into the field. */
export function clearCrop(
  crop: Crop,
  registration: Registration,
  { marks = [], isByPins = false, folds = [] }: ClearSettings = {},
): ClearedCrop {
  const { lines, words, areas } = registration.landmarks;
  const data = crop.data.slice();
  const isNear = (box: Box) => overlaps(box, crop.area, 1.5);
  const near = lines.filter(isNear);
  whitenAreas(crop, data, areas.filter(isNear));
  const creases = folds.filter(isNear);
  eraseRules(crop, [...near, ...creases], data);
  const cleaned = isByPins ? joinDots({ ...crop, data }) : { ...crop, data };
  const components = findComponents(cleaned);
  const labels = words.filter((word) => isNear(word.box)).map((word) => word.box);
  const gone = chooseForeign(cleaned, components, labels, near);
  for (const id of listMarkParts(crop, components, marks)) gone.add(id);
  for (const id of listOnFolds(cleaned, components, creases)) gone.add(id);
  eraseComponents(cleaned, components, gone);
  const list = components.list.filter(({ id }) => !gone.has(id));
  return { crop: cleaned, components: { list, runs: components.runs } };
}

/** As `clearCrop`, of which the crop alone is wanted. */
export const dropOut = (crop: Crop, registration: Registration, marks: readonly Box[] = []): Crop =>
  clearCrop(crop, registration, { marks }).crop;

export function overlaps(a: Box, b: Box, slack: number): boolean {
  return (
    a[0] < b[0] + b[2] + slack &&
    b[0] < a[0] + a[2] + slack &&
    a[1] < b[1] + b[3] + slack &&
    b[1] < a[1] + a[3] + slack
  );
}

const areaSlackPt = 0.4;

/** Boxes of the form become paper: shaded bars beside a field, whose lettering goes with the labels. */
export function whitenAreas(
  crop: Crop,
  data: Uint8Array,
  areas: readonly Box[],
  slackPt = areaSlackPt,
): void {
  for (const area of areas) {
    const { left, right, top, bottom } = toPixels(crop, area, slackPt);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(crop.height, bottom); y++)
      data.fill(
        255,
        y * crop.width + Math.max(0, Math.floor(left)),
        y * crop.width + Math.min(crop.width, Math.ceil(right)),
      );
  }
}

function chooseForeign(
  crop: Crop,
  { runs, list }: InkPatches,
  words: readonly Box[],
  lines: readonly Box[],
): Set<number> {
  const onLabel = countInside(crop, runs, words, 0.7);
  const inField = countInside(crop, runs, [crop.field], outsideSlackPt);
  const gone = new Set<number>();
  const outside: InkComponent[] = [];
  const minArea = specklePt2 * crop.perPoint ** 2;
  const letters = list.filter(({ area }) => area >= letterPt2 * crop.perPoint ** 2);
  const dotted = findDottedLetters(list, crop.perPoint);
  for (const part of list) {
    if ((onLabel[part.id] as number) >= mostly * part.area) gone.add(part.id);
    else if (part.area < minArea && !dotted.has(part) && !isFaintAccent(crop, part, letters))
      gone.add(part.id);
    else if ((inField[part.id] as number) <= (1 - mostly) * part.area) outside.push(part);
  }
  const away = new Set(outside);
  const kept = list.filter((part) => !gone.has(part.id) && !away.has(part));
  for (const part of outside) {
    const isAccent = kept.some((letter) => isMarkOf(part, letter, accentGapPt * crop.perPoint));
    if (!isAccent || isBehindRule(crop, part, lines)) gone.add(part.id);
  }
  return gone;
}

/** How far a crease wavers, in points. */
const creaseSlackPt = 1.2;

/** Patches that are nothing but what a crease left. */
function listOnFolds(crop: Crop, { runs, list }: InkPatches, folds: readonly Box[]): number[] {
  if (folds.length === 0) return [];
  const onFolds = countInside(crop, runs, folds, creaseSlackPt);
  return list.filter(({ id, area }) => (onFolds[id] as number) >= area).map(({ id }) => id);
}

/** What a copier left of an accent or dot: hardly any of it is dark. */
function isFaintAccent(crop: Crop, part: InkComponent, letters: readonly InkComponent[]): boolean {
  const above = letters.some(
    (letter) => part.bottom <= letter.top + 1 && isMarkOf(part, letter, faintGapPt * crop.perPoint),
  );
  return above && hasInkOfAccent(crop, part);
}

/** An accent or cedilla: small, above or below a letter, close to it. */
function isMarkOf(part: InkComponent, letter: InkComponent, gap: number): boolean {
  const beside = part.left < letter.right && letter.left < part.right;
  const distance = Math.max(letter.top - part.bottom, part.top - letter.bottom);
  return beside && distance <= gap && part.bottom - part.top <= 0.6 * (letter.bottom - letter.top);
}

function isBehindRule(crop: Crop, part: InkComponent, lines: readonly Box[]): boolean {
  const field = toPixels(crop, crop.field, 0);
  const middle = (field.top + field.bottom) / 2;
  const y = (part.top + part.bottom) / 2;
  return lines.some((line) => {
    const rule = toPixels(crop, line, 0);
    const at = (rule.top + rule.bottom) / 2;
    const spans = rule.left < part.right && rule.right > part.left && line[2] > line[3];
    return spans && Math.min(y, middle) < at && at < Math.max(y, middle);
  });
}

/** Whitens components with their soft fringe, sparing the ink of others. */
function eraseComponents(crop: Crop, { runs }: InkPatches, gone: ReadonlySet<number>): void {
  const { width, height, data } = crop;
  for (const [y, from, to] of whitenPatches(crop, runs, gone))
    for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++)
      for (let x = Math.max(0, from - 2); x < Math.min(width, to + 2); x++) {
        const at = row * width + x;
        if ((data[at] as number) >= inkLimit) data[at] = 255;
      }
}
