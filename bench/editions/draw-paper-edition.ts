import { PDFDict, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { addField } from '@puente/pdf/testing';
import { drawPaper } from '@puente/reader/testing';
import type { PaperEdition } from './paper-edition.ts';

/** The blank of a made-up edition: its print with its rules, and its boxes, of which nothing is drawn. */
export async function drawPaperEdition({ catalogue, added }: PaperEdition): Promise<Uint8Array> {
  const document = await PDFDocument.load(await drawPaper({}, { catalogue }));
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  const form = document.getForm();
  for (const { pdfName, box, page, kind, on, maxLength, options, lines } of [...catalogue.fields, ...added])
    addField(
      form,
      document.getPage(page - 1),
      {
        name: pdfName,
        rect: [...box],
        kind,
        label: '',
        multiline: (lines ?? 1) > 1,
        ...(on !== undefined && { on }),
        ...(maxLength !== undefined && { maxLength }),
        ...(options && { options }),
      },
      font,
    );
  for (const field of form.getFields())
    for (const widget of field.acroField.getWidgets()) hide(document, widget.dict);
  return document.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY });
}

/** An official box has no look of its own: the form prints it. A box to tick keeps the names of its states. */
function hide(document: PDFDocument, widget: PDFDict): void {
  widget.delete(PDFName.of('MK'));
  const normal = widget.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'));
  if (!(normal instanceof PDFDict)) widget.delete(PDFName.of('AP'));
  else
    for (const state of normal.keys())
      normal.set(state, document.context.register(document.context.formXObject([])));
}
