import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

const sizePt = 12;
const lineHeightPt = 18;
const marginPt = 72;

/** A letter: a page of plain lines, no form. */
export async function drawLetter(lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = document.embedStandardFont(StandardFonts.TimesRoman);
  const page = document.addPage([612, 792]);
  lines.forEach((line, i) => {
    page.drawText(line, { x: marginPt, y: 792 - marginPt - i * lineHeightPt, size: sizePt, font });
  });
  return document.save();
}
