import type { Engine } from '../engine/engine.ts';
import { rotateHalf } from '../identify/warp.ts';
import { type GrayImage, shrinkTo } from '../image.ts';

/** Full pages are read for their text alone, at about 200 dpi of a letter page: finer adds only time. */
const longestSidePx = 2300;

/** All text of a page's picture in reading order; `turned` when it stands on its head. */
export async function readPageText(image: GrayImage, turned: boolean, engine: Engine): Promise<string> {
  const small = shrinkTo(image, longestSidePx);
  const upright = turned ? rotateHalf(small) : small;
  const [recognition] = await engine.recognise([{ image: upright, language: 'spa', layout: 'page' }]);
  return recognition?.text ?? '';
}
