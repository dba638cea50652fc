import type { GrayImage } from '../geometry/image.ts';

const minContrast = 40;
const smallestLetterPx = 3;

/** Whether a picture shows anything at all. Tesseract invents letters in a picture that is all one shade. */
export function hasInk({ width, height, data }: GrayImage): boolean {
  if (width < smallestLetterPx || height < smallestLetterPx) return false;
  let darkest = 255;
  let lightest = 0;
  for (const value of data) {
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
  }
  return lightest - darkest >= minContrast;
}
