import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { openPdf } from '@puente/pdf';
import type { GrayImage } from '../geometry/image.ts';

/** A line of text as a recogniser gets it: 10 pt, 300 dpi, with a little white around. Western letters only. */
export async function drawLine(
  text: string,
  fontName: StandardFonts = StandardFonts.Helvetica,
): Promise<GrayImage> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(fontName);
  const size = 10;
  const lines = text.split('\n');
  const width = Math.max(...lines.map((line) => font.widthOfTextAtSize(line, size))) + 8;
  const page = document.addPage([width, 14 * lines.length + 4]);
  lines.forEach((line, i) => {
    page.drawText(line, { x: 4, y: 14 * (lines.length - 1 - i) + 6, size, font });
  });
  const file = await openPdf(await document.save());
  try {
    const { width: widthPx, height, data } = file.renderPage(1, { dpi: 300, grayscale: true });
    return { width: widthPx, height, data };
  } finally {
    file.close();
  }
}
