import { PDFCheckBox, PDFDocument, PDFTextField, StandardFonts } from '@cantoo/pdf-lib';
import type { Paper } from '../paper/write-paper.ts';
import type { Random } from '../random.ts';

class PaperMismatchError extends Error {}

function fillOne(document: PDFDocument, name: string, value: string | true, sizePt: number): void {
  const field = document.getForm().getField(name);
  if (value === true) {
    if (!(field instanceof PDFCheckBox)) throw new PaperMismatchError(`${name} is no checkbox`);
    field.check();
    return;
  }
  if (!(field instanceof PDFTextField)) throw new PaperMismatchError(`${name} holds no text`);
  if (field.isRichFormatted()) field.disableRichFormatting();
  const limit = field.getMaxLength();
  if (limit !== undefined && value.length > limit) field.setMaxLength(value.length);
  field.setFontSize(sizePt);
  field.setText(value);
}

/**
 * A digital file: the values in the form's own fields, or (`flatten`) only drawn on the pages. Written with the PDF
 * library directly, so that a mistake of the product's own form filler cannot hide here.
 */
export async function fillFields(
  blank: Uint8Array,
  paper: Paper,
  random: Random,
  flatten: boolean,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(blank, { password: '', updateMetadata: false });
  const sizePt = random.pick([7, 7.5, 8]);
  for (const [name, value] of Object.entries(paper)) fillOne(document, name, value, sizePt);
  const face = random.pick([StandardFonts.Helvetica, StandardFonts.Courier, StandardFonts.TimesRoman]);
  document.getForm().updateFieldAppearances(await document.embedFont(face));
  if (flatten) document.getForm().flatten({ updateFieldAppearances: false });
  return document.save({ updateFieldAppearances: false });
}
