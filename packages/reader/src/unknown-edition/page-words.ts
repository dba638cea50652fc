import type { PageLandmarks } from '@puente/forms';
import type { PdfWord } from '@puente/pdf/opening';
import type { Recognition } from '../engine/engine.ts';

/** A printed or written word and its middle, y downwards, in whatever unit the page is measured. */
export interface PageWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Only letters and digits: recognisers and editions differ in everything else. */
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const toWord = (text: string, [left, top, width, height]: readonly [number, number, number, number]) => ({
  text: fold(text),
  x: left + width / 2,
  y: top + height / 2,
  width,
  height,
});

/** The words of a blank page, in points; each in the place of its landmark. */
export const toLabelWords = ({ words, height: pageHeight }: PageLandmarks): PageWord[] =>
  words.map(({ text, box: [x, y, w, h] }) => toWord(text, [x, pageHeight - y - h, w, h]));

/** The words of a digital page, in points. */
export const toDigitalWords = (
  words: readonly PdfWord[],
  page: { readonly width: number; readonly height: number },
): PageWord[] =>
  words
    .filter(({ hidden }) => !hidden)
    .map(({ text, box: [x, y, w, h] }) =>
      toWord(text, [x * page.width, y * page.height, w * page.width, h * page.height]),
    );

/** The words that were recognised on a picture; `grow`: pixels wanted for one of the picture that was recognised. */
export function toRecognisedWords({ characters }: Recognition, grow: number): PageWord[] {
  const words: PageWord[] = [];
  let letters: Array<(typeof characters)[number]> = [];
  const finish = () => {
    const left = Math.min(...letters.map(({ box }) => box[0])) * grow;
    const top = Math.min(...letters.map(({ box }) => box[1])) * grow;
    const right = Math.max(...letters.map(({ box }) => box[2])) * grow;
    const bottom = Math.max(...letters.map(({ box }) => box[3])) * grow;
    const text = letters.map((letter) => letter.text).join('');
    if (letters.length > 0) words.push(toWord(text, [left, top, right - left, bottom - top]));
    letters = [];
  };
  for (const character of characters) {
    if (character.text.trim() === '') finish();
    else letters.push(character);
  }
  finish();
  return words;
}
