import type { LabelWord, PageLandmarks, SourceForm } from '@puente/forms';
import { halve, type InkMap } from '../geometry/ink-map.ts';
import { type PageProfiles, toProfiles } from './match-profiles.ts';

/** One page of one form edition, ready to be looked for. Its ink is drawn when it is first looked at: most pages of most forms never are. */
export interface PageTemplate {
  readonly form: SourceForm;
  readonly edition: string;
  readonly page: number;
  readonly landmarks: PageLandmarks;
  /** Expected ink at 36 and at 18 dpi. */
  readonly ink: InkMap;
  readonly coarseInk: InkMap;
  readonly profiles: PageProfiles;
}

/** Pixels a point of a template's two maps. */
export const finePerPoint = 0.5;
export const coarsePerPoint = finePerPoint / 2;
const heavyBarPt = 9;

export function createTemplate(form: SourceForm, edition: string, landmarks: PageLandmarks): PageTemplate {
  let drawn: Pick<PageTemplate, 'ink' | 'coarseInk' | 'profiles'> | undefined;
  const draw = () => {
    drawn ??= drawMaps(landmarks);
    return drawn;
  };
  return {
    form,
    edition,
    page: landmarks.page,
    landmarks,
    get ink() {
      return draw().ink;
    },
    get coarseInk() {
      return draw().coarseInk;
    },
    get profiles() {
      return draw().profiles;
    },
  };
}

function drawMaps(landmarks: PageLandmarks) {
  const ink = drawTemplate(landmarks, finePerPoint);
  const coarseInk = halve(ink);
  return { ink, coarseInk, profiles: toProfiles(coarseInk) };
}

/** The ink one expects of a blank page, `perPoint` pixels a point, drawn from its landmarks alone. */
export function drawTemplate(page: PageLandmarks, perPoint: number): InkMap {
  const width = Math.round(page.width * perPoint);
  const height = Math.round(page.height * perPoint);
  const ink = new Float32Array(width * height);
  const paint = (x: number, y: number, w: number, h: number, level: number) =>
    addBox(
      ink,
      width,
      height,
      [x * perPoint, (page.height - y - h) * perPoint, w * perPoint, h * perPoint],
      level,
    );
  for (const [x, y, w, h] of page.areas) paint(x, y, w, h, h <= heavyBarPt ? 1 : 0.22);
  for (const [x, y, w, h] of page.lines) paint(x, y, w, h, 1);
  for (const word of page.words) for (const band of toBands(word)) paint(...band);
  const data = new Uint8Array(ink.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, (ink[i] as number) * 255);
  return { width, height, data };
}

const tallLetters = /[\p{Lu}\p{Nd}bdfhklt()[\]/"'?!|&$%]/u;
const deepLetters = /[gjpqy(),;Q[\]/|]/u;

/** Most of a word's ink is between the baseline and the x-height. Filling its whole box would pull the match up or down. */
function toBands({ text, box }: LabelWord): Array<[number, number, number, number, number]> {
  const [x, y, w, h] = box;
  const tall = tallLetters.test(text);
  const deep = deepLetters.test(text);
  const em = h / ((tall ? 0.7 : 0.47) + (deep ? 0.2 : 0));
  const base = y + (deep ? 0.2 * em : 0);
  const capitals = !/\p{Ll}/u.test(text);
  if (capitals) return [[x, base, w, y + h - base, 0.42]];
  const bands: Array<[number, number, number, number, number]> = [[x, base, w, 0.47 * em, 0.42]];
  if (tall) bands.push([x, base + 0.47 * em, w, 0.23 * em, 0.16]);
  if (deep) bands.push([x, y, w, base - y, 0.08]);
  return bands;
}

/** Adds a box with soft edges: a pixel gets the share of it that the box covers. */
function addBox(
  ink: Float32Array,
  width: number,
  height: number,
  [left, top, w, h]: readonly [number, number, number, number],
  level: number,
): void {
  const right = Math.min(width, left + w);
  const bottom = Math.min(height, top + h);
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
    const share = (Math.min(bottom, y + 1) - Math.max(top, y)) * level;
    for (let x = Math.max(0, Math.floor(left)); x < right; x++) {
      const at = y * width + x;
      ink[at] = (ink[at] as number) + share * (Math.min(right, x + 1) - Math.max(left, x));
    }
  }
}
