import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import type { BlankFacts, PrintedPage } from '@puente/forms/matching';
import { addField } from '@puente/pdf/testing';

/** A made-up edition as a file: its words where they are printed, its boxes where they are, and nothing else. */
export async function drawEdition({ pages, boxes }: BlankFacts): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  const form = document.getForm();
  for (const content of pages) {
    const page = document.addPage([content.width, content.height]);
    for (const word of content.words) drawWord(page, word, font);
    for (const { pdfName, box, kind, on, maxLength, options } of boxes.filter(
      ({ page: own }) => own === content.page,
    )) {
      const limits = { ...(on !== undefined && { on }), ...(maxLength !== undefined && { maxLength }) };
      addField(
        form,
        page,
        { name: pdfName, rect: [...box], kind, label: '', ...limits, ...(options && { options }) },
        font,
      );
    }
  }
  return document.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY });
}

/** As wide as it is printed; a letter that the font does not have is left out. */
function drawWord(
  page: PDFPage,
  { text, box: [x, y, width] }: PrintedPage['words'][number],
  font: PDFFont,
): void {
  const drawable = text.replace(/[^\x20-\x7e]/g, '');
  if (drawable === '') return;
  page.drawText(drawable, { x, y, size: width / font.widthOfTextAtSize(drawable, 1), font });
}
