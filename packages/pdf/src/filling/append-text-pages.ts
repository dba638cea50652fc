import { type PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { PdfError } from '../pdf-error.ts';
import { wrapText } from './wrap-text.ts';

/** Plain text on letter pages; long text flows on to further pages. */
export interface TextPage {
  readonly title: string;
  readonly headerLines: readonly string[];
  readonly entries: readonly { readonly label: string; readonly text: string }[];
  readonly footer: string;
}

const letter = { width: 612, height: 792 };
const marginPt = 54;
const textSize = 11;
const lineHeight = 15;
const bottomPt = marginPt + 24;

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

export function appendTextPages(document: PDFDocument, pages: readonly TextPage[]): void {
  if (pages.length === 0) return;
  const fonts = {
    plain: document.embedStandardFont(StandardFonts.Helvetica),
    bold: document.embedStandardFont(StandardFonts.HelveticaBold),
  };
  for (const page of pages) appendTextPage(document, page, fonts);
}

function appendTextPage(document: PDFDocument, content: TextPage, fonts: Fonts): void {
  const drawn: PDFPage[] = [];
  let y = 0;
  const draw = (text: string, size: number, font: PDFFont, what: string) => {
    try {
      drawn.at(-1)?.drawText(text, { x: marginPt, y, size, font });
    } catch {
      throw notShown(what);
    }
  };
  const wrap = (text: string, font: PDFFont, what: string) => {
    try {
      return wrapText(text, font, textSize, letter.width - 2 * marginPt);
    } catch {
      throw notShown(what);
    }
  };
  const startPage = () => {
    drawn.push(document.addPage([letter.width, letter.height]));
    y = letter.height - marginPt - 16;
    draw(content.title, 15, fonts.bold, 'The title');
    y -= 8;
    for (const line of content.headerLines) nextLine(line, fonts.plain, 'The heading');
    y -= lineHeight;
  };
  const nextLine = (text: string, font: PDFFont, what: string) => {
    y -= lineHeight;
    draw(text, textSize, font, what);
  };
  const writeEntry = (label: string, text: string) => {
    const what = `Entry ${label}`;
    const lines = wrap(text, fonts.plain, what);
    // A label is not left alone at the foot of a page.
    if (y - 3 * lineHeight < bottomPt) startPage();
    for (const line of wrap(label, fonts.bold, what)) nextLine(line, fonts.bold, what);
    for (const line of lines) {
      if (y - lineHeight < bottomPt) startPage();
      nextLine(line, fonts.plain, what);
    }
    y -= lineHeight * 0.7;
  };
  startPage();
  for (const entry of content.entries) writeEntry(entry.label, entry.text);
  for (const [index, page] of drawn.entries()) {
    const footer =
      drawn.length === 1 ? content.footer : `${content.footer}  (${index + 1} of ${drawn.length})`;
    page.drawText(footer, { x: marginPt, y: marginPt - 12, size: 9, font: fonts.plain });
  }
}

function notShown(what: string): PdfError {
  return new PdfError('fill-failed', `${what} has characters that the font of the added page cannot show.`);
}
