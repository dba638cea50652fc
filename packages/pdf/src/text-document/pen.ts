import { type PDFDocument, type PDFFont, type PDFPage, type RGB, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { widthOf } from '../filling/char-widths.ts';
import { wrapText } from '../filling/wrap-text.ts';

const letter = { width: 612, height: 792 };
const marginPt = 58;
const bottomPt = marginPt + 20;
const columnPt = letter.width - 2 * marginPt;

const ink = rgb(0.09, 0.14, 0.15);
export const gray = rgb(0.28, 0.34, 0.35);
export const teal = rgb(0.06, 0.36, 0.36);
export const warm = rgb(0.99, 0.95, 0.86);
export const brown = rgb(0.48, 0.29, 0);

export interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: RGB;
  /** Distance from the left edge of the column. */
  readonly indent?: number;
}

export const lineHeightOf = (size: number): number => size * 1.38;

/**
 * Writes down a column and starts a new page when one is full. Its pages are inserted in front of those that are already
 * there.
 */
export class Pen {
  readonly #document: PDFDocument;
  readonly #fonts: { readonly plain: PDFFont; readonly bold: PDFFont };
  readonly #pages: PDFPage[] = [];
  readonly #stamp: string | undefined;
  #y = 0;

  /** `stamp` is written into the upper margin of every page, and read before all else on it. */
  constructor(document: PDFDocument, stamp?: string) {
    this.#document = document;
    this.#stamp = stamp;
    this.#fonts = {
      plain: document.embedStandardFont(StandardFonts.Helvetica),
      bold: document.embedStandardFont(StandardFonts.HelveticaBold),
    };
    this.#newPage();
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  #newPage(): void {
    this.#pages.push(this.#document.insertPage(this.#pages.length, [letter.width, letter.height]));
    this.#y = letter.height - marginPt;
    if (this.#stamp !== undefined) this.#writeStamp(this.#stamp);
  }

  #writeStamp(text: string): void {
    const size = 10.5;
    const lines = wrapText(text, this.#fonts.bold, size, columnPt - 20);
    const height = lines.length * lineHeightOf(size) + 8;
    const top = letter.height - 16;
    const area = { x: marginPt, y: top - height, height };
    this.#page.drawRectangle({ ...area, width: columnPt, color: warm });
    this.#page.drawRectangle({ ...area, width: 4, color: brown });
    for (const [index, line] of lines.entries()) {
      const y = top - 4 - (index + 1) * lineHeightOf(size) + size * 0.3;
      this.#page.drawText(line, { x: marginPt + 14, y, size, font: this.#fonts.bold, color: brown });
    }
  }

  get #page(): PDFPage {
    return this.#pages.at(-1) as PDFPage;
  }

  /** Whether nothing stands on the page yet. */
  get #isFresh(): boolean {
    return this.#y === letter.height - marginPt;
  }

  breakPage(): void {
    if (!this.#isFresh) this.#newPage();
  }

  /** Starts a new page when less than `height` is left. */
  need(height: number): void {
    if (this.#y - height < bottomPt && !this.#isFresh) this.#newPage();
  }

  skip(height: number): void {
    if (!this.#isFresh) this.#y -= height;
  }

  wrap(text: string, { size, bold = false, indent = 0 }: TextLook, narrowerBy = 0): string[] {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    return wrapText(text, font, size, columnPt - indent - narrowerBy);
  }

  line(text: string, { size, bold = false, color = ink, indent = 0 }: TextLook): void {
    const height = lineHeightOf(size);
    this.need(height);
    this.#y -= height;
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    this.#page.drawText(text, { x: marginPt + indent, y: this.#y + size * 0.3, size, font, color });
  }

  text(text: string, look: TextLook): void {
    for (const line of this.wrap(text, look)) this.line(line, look);
  }

  /** A bold start and a text on one line; false, and nothing written, when there is no room for both. */
  pair(start: string, text: string, look: TextLook): boolean {
    const { size, color = ink, indent = 0 } = look;
    const gap = size * 0.7;
    const startWidth = widthOf(start, this.#fonts.bold, size) + gap;
    if (indent + startWidth + widthOf(text, this.#fonts.plain, size) > columnPt) return false;
    this.line(start, { ...look, bold: true });
    const y = this.#y + size * 0.3;
    const x = marginPt + indent + startWidth;
    this.#page.drawText(text, { x, y, size, font: this.#fonts.plain, color });
    return true;
  }

  /** A box as wide as the column, from the pen's height down by `height`. The pen does not move. */
  area(height: number, color: RGB, edge: RGB): void {
    const y = this.#y - height;
    this.#page.drawRectangle({ x: marginPt, y, width: columnPt, height, color });
    this.#page.drawRectangle({ x: marginPt, y, width: 4, height, color: edge });
  }

  /** An empty square to tick, beside the line written next. */
  tickBox(size: number): void {
    const y = this.#y - lineHeightOf(size) + size * 0.14;
    this.#page.drawRectangle({
      x: marginPt + 1,
      y,
      width: size,
      height: size,
      borderWidth: 0.9,
      borderColor: ink,
    });
  }

  dot(size: number): void {
    const y = this.#y - lineHeightOf(size) + size * 0.62;
    this.#page.drawCircle({ x: marginPt + 6, y, size: 1.7, color: ink });
  }

  rule(): void {
    const start = { x: marginPt, y: this.#y - 3 };
    this.#page.drawLine({ start, end: { ...start, x: marginPt + columnPt }, thickness: 0.8, color: teal });
    this.#y -= 3;
  }

  /** Writes the foot of every page once all are there. */
  finish(footer: string): void {
    const size = 8.5;
    for (const [index, page] of this.#pages.entries()) {
      const number = `${index + 1} / ${this.#pages.length}`;
      const width = this.#fonts.plain.widthOfTextAtSize(number, size);
      const look = { y: marginPt - 22, size, font: this.#fonts.plain, color: gray };
      const [foot = ''] = wrapText(footer, this.#fonts.plain, size, columnPt - width - 20);
      page.drawText(foot, { x: marginPt, ...look });
      page.drawText(number, { x: marginPt + columnPt - width, ...look });
    }
  }
}
