import type { PdfWord } from '@puente/pdf';

/** Words of one line stand at most this far apart in height, as a share of the height of a word. */
const sameLine = 0.5;

/** Words of a page as lines, in the order in which they come. */
export function toLines(words: readonly PdfWord[]): string[] {
  const lines: Array<{ at: number; words: string[] }> = [];
  for (const { text, box } of words) {
    const [, y, , height] = box;
    const last = lines.at(-1);
    if (last && Math.abs(last.at - y) <= height * sameLine) last.words.push(text);
    else lines.push({ at: y, words: [text] });
  }
  return lines.map((line) => line.words.join(' '));
}
