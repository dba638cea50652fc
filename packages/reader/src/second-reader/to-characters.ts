import type { RecognisedCharacter } from '../engine/engine.ts';
import type { DecodedSign } from './decode-line.ts';
import type { PreparedLine } from './prepare-line.ts';

/** Signs of a line as characters of its picture; a word is as sure as its worst letter by itself. */
export function toCharacters(
  signs: readonly DecodedSign[],
  { width, top, bottom, toPictureX }: PreparedLine,
  steps: number,
): RecognisedCharacter[] {
  const perStep = width / steps;
  const words = toWords(signs);
  return words.flatMap((word, at) => {
    const wordConfidence = Math.min(...word.map(({ confidence }) => confidence));
    const characters = word.map(
      ({ text, confidence: own, inWord, firstStep, lastStep }): RecognisedCharacter => {
        const confidence = Math.max(own, inWord ?? 0);
        const box = [
          toPictureX(firstStep * perStep),
          top,
          toPictureX((lastStep + 1) * perStep),
          bottom,
        ] as const;
        return { text, confidence, wordConfidence, box };
      },
    );
    const end = characters.at(-1)?.box[2] ?? 0;
    const gap: RecognisedCharacter = {
      text: ' ',
      confidence: 1,
      wordConfidence: 1,
      box: [end, top, end, bottom],
    };
    return at < words.length - 1 ? [...characters, gap] : characters;
  });
}

function toWords(signs: readonly DecodedSign[]): DecodedSign[][] {
  const words: DecodedSign[][] = [[]];
  for (const sign of signs) {
    if (sign.text.trim() === '') words.push([]);
    else words.at(-1)?.push(sign);
  }
  return words.filter((word) => word.length > 0);
}
