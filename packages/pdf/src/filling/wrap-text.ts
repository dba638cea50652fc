import type { PDFFont } from '@cantoo/pdf-lib';
import { widthOf } from './char-widths.ts';

/** Lines no wider than `widthPt`; words longer than a line are broken, nothing is dropped. */
export function wrapText(text: string, font: PDFFont, size: number, widthPt: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n')) {
    let line = '';
    let used = 0;
    for (const [index, word] of paragraph.split(' ').entries()) {
      const joined = index === 0 ? word : ` ${word}`;
      const width = widthOf(joined, font, size);
      if (used + width <= widthPt) {
        line += joined;
        used += width;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = breakWord(word, font, size, widthPt);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
      used = widthOf(line, font, size);
    }
    lines.push(line);
  }
  return lines;
}

function breakWord(word: string, font: PDFFont, size: number, widthPt: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const width = widthOf(character, font, size);
    if (piece !== '' && used + width > widthPt) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += width;
  }
  return [...pieces, piece];
}
