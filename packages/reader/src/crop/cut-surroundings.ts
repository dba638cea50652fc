import type { Box } from '@puente/forms';
import type { GrayImage } from '../geometry/image.ts';
import { median } from '../geometry/median.ts';
import type { Registration } from '../register/registration.ts';
import { type Crop, cropShades } from './crop-box.ts';
import { overlaps, whitenAreas } from './drop-out.ts';
import { eraseRules } from './erase-rules.ts';

const dpi = 200;
const marginPt = 8;
/** How far print may stand off its place and blur. */
const printSlackPt = 1.5;

/** A field with what is round it, in its true shades. */
export interface Surroundings {
  /** Without the form's rules; its words are still there. */
  readonly ink: Crop;
  /** Without anything of the form, and without what lay on its print. */
  readonly bare: Crop;
}

export function cutSurroundings(image: GrayImage, registration: Registration, room: Box): Surroundings {
  const shades = cropShades(image, registration, room, { dpi, marginPt });
  const isNear = (box: Box) => overlaps(box, shades.area, printSlackPt);
  const [lines, areas] = [
    registration.landmarks.lines.filter(isNear),
    registration.landmarks.areas.filter(isNear),
  ];
  const words = registration.landmarks.words.map(({ box }) => box).filter(isNear);
  const bare = shades.data.slice();
  whitenAreas(shades, bare, [...areas, ...lines, ...words], printSlackPt);
  eraseRules(shades, lines, shades.data);
  return { ink: shades, bare: { ...shades, data: bare } };
}

const darkBelow = 170;
const darkShare = 0.2;

/** How dark the writing of a page is: the dark end of its ink, in the middle of its fields. */
export function measureInkLevel(crops: readonly Crop[]): number {
  const levels = crops.flatMap(({ data }) => {
    const ink = data.filter((value) => value < darkBelow).sort();
    return ink.length > 0 ? [ink[Math.floor(darkShare * ink.length)] as number] : [];
  });
  return median(levels);
}
