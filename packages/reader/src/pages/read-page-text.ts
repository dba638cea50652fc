import { type Engine, EngineFailed, type Recognition } from '../engine/engine.ts';
import { createGray, type GrayImage, shrinkTo } from '../geometry/image.ts';
import { rotateHalf } from '../geometry/warp.ts';

/** Full pages are read only for their text, at about 200 dpi for a letter page: more only takes longer. */
const longestSidePx = 2300;

/** Reads pages whole. */
export type TextEngine = Pick<Engine, 'recognise'>;

/** A page's picture, read whole. */
export interface PageRecognition {
  readonly recognition: Recognition;
  /** How many pixels of the picture make one of the pixels in which the boxes are given. */
  readonly grow: number;
}

/** All text of a page's picture in reading order, once the picture is turned clockwise by so many quarters. */
export async function recognisePage(
  image: GrayImage,
  quarterTurns: 0 | 1 | 2 | 3,
  engine: TextEngine,
): Promise<PageRecognition> {
  const small = shrinkTo(image, longestSidePx);
  const half = quarterTurns >= 2 ? rotateHalf(small) : small;
  const upright = quarterTurns % 2 === 1 ? turnClockwise(half) : half;
  const [recognition] = await engine.recognise([{ image: upright, language: 'spa', layout: 'page' }]);
  if (!recognition) throw new EngineFailed('the engine left the page out');
  return { recognition, grow: image.width / small.width };
}

function turnClockwise({ width, height, data }: GrayImage): GrayImage {
  const out = createGray(height, width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out.data[x * height + (height - 1 - y)] = data[y * width + x] as number;
  return out;
}
