import type { PDFFont } from '@cantoo/pdf-lib';

const widthsByFont = new WeakMap<PDFFont, Map<string, number>>();

/** Width in points of text as it is drawn, character beside character; throws where the font lacks one. */
export function widthOf(text: string, font: PDFFont, size: number): number {
  let widths = widthsByFont.get(font);
  if (widths === undefined) {
    widths = new Map();
    widthsByFont.set(font, widths);
  }
  let total = 0;
  for (const character of text) {
    let width = widths.get(character);
    if (width === undefined) {
      // The library would draw a question mark instead.
      if (!font.getCharacterSet().includes(character.codePointAt(0) ?? 0))
        throw new Error('cannot encode in WinAnsi');
      width = font.widthOfTextAtSize(character, 1000);
      widths.set(character, width);
    }
    total += width;
  }
  return (total * size) / 1000;
}
