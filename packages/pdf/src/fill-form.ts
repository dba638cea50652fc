import { PDFDocument, type PDFField } from '@cantoo/pdf-lib';
import { openAppearanceFonts } from './filling/appearance-fonts.ts';
import { appendTextPages, type TextPage } from './filling/append-text-pages.ts';
import { type FieldWrite, toFieldKey } from './filling/field-write.ts';
import { toFillError } from './filling/fill-error.ts';
import { removeUnreachable } from './filling/remove-unreachable.ts';
import { stampPages } from './filling/stamp-pages.ts';
import { stripActions } from './filling/strip-actions.ts';
import { stripDocument, stripField } from './filling/strip-document.ts';
import { writeField } from './filling/write-field.ts';
import { PdfError } from './pdf-error.ts';

export interface FillOptions {
  /** Pages of plain text after the form's own. */
  readonly appendPages?: readonly TextPage[];
  /** Stands on every page, where no field is. In the letters of Latin-1. */
  readonly stamp?: string;
}

/**
 * A filled copy of a blank: the fields named in `writes` are set and drawn, the rest stays as it was and editable.
 * XFA, scripts, usage-rights signatures, authors and dates do not survive. The same input gives the same bytes.
 * @throws PdfError `field-missing`, `fill-failed` (naming the field, never its value), `damaged`
 */
export async function fillForm(
  blank: Uint8Array,
  writes: readonly FieldWrite[],
  options: FillOptions = {},
): Promise<Uint8Array> {
  const document = await loadBlank(blank);
  stripDocument(document);
  stripActions(document);
  const fields = fieldsByName(document);
  for (const field of fields.values()) stripField(field);
  const fonts = openAppearanceFonts(document);
  for (const write of writes) {
    const field = fields.get(toFieldKey(write.name));
    if (field === undefined) throw new PdfError('field-missing', `The blank has no field ${write.name}.`);
    try {
      writeField(field, write, fonts);
    } catch (error) {
      throw toFillError(write.name, error);
    }
  }
  appendTextPages(document, options.appendPages ?? []);
  if (options.stamp !== undefined) stampPages(document, options.stamp);
  await document.flush();
  removeUnreachable(document);
  return document.save({
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
    rewrite: true,
  });
}

async function loadBlank(blank: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(blank, {
      password: '',
      updateMetadata: false,
      preserveXFA: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
  } catch (cause) {
    throw new PdfError('damaged', 'The blank form cannot be opened.', {
      cause,
      remedy: 'Install the blank again from its publisher.',
    });
  }
}

function fieldsByName(document: PDFDocument): Map<string, PDFField> {
  return new Map(
    document
      .getForm()
      .getFields()
      .map((field) => [toFieldKey(field.getName()), field]),
  );
}
