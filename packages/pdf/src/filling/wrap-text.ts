import type { PDFFont } from '@cantoo/pdf-lib';
import { PdfError } from '../pdf-error.ts';

/** Lines no wider than `widthPt`; words longer than a line are broken, nothing is dropped. */
export function wrapText(text: string, font: PDFFont, size: number, widthPt: number): string[] {
  const fits = (line: string) => measure(line, font, size) <= widthPt;
  const lines: string[] = [];
  for (const paragraph of text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (!fits(line)) {
        const length = longestFit(line, fits);
        lines.push(line.slice(0, length));
        line = line.slice(length);
      }
    }
    lines.push(line);
  }
  return lines;
}

function longestFit(word: string, fits: (text: string) => boolean): number {
  let length = word.length - 1;
  while (length > 1 && !fits(word.slice(0, length))) length--;
  return Math.max(1, length);
}

function measure(text: string, font: PDFFont, size: number): number {
  try {
    return font.widthOfTextAtSize(text, size);
  } catch {
    throw new PdfError('fill-failed', 'Text for an added page has characters that its font cannot show.');
  }
}
