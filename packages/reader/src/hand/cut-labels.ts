import { type Crop, cropBox } from '../crop/crop-box.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { Registration } from '../register/registration.ts';

/** Enough of the form's own words to know its print by. */
const wanted = 30;
const wordOfLetters = /^\p{L}{4,}$/u;
const marginPt = 1;

/** Some words of the form's own print from all over a page. */
export function cutLabels(image: GrayImage, registration: Registration): Crop[] {
  const words = registration.landmarks.words.filter(({ text }) => wordOfLetters.test(text));
  const step = Math.max(1, words.length / wanted);
  return words
    .filter((_, at) => at % step < 1)
    .map(({ box }) => cropBox(image, registration, box, { marginPt }));
}
