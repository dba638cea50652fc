import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFTextField,
  PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import type { Box } from '../packages/forms/src/catalogue.ts';

/** What the blank PDF itself says about one field. Boxes in points from the page's bottom left. */
export interface BlankField {
  readonly pdfName: string;
  readonly page: number;
  readonly box: Box;
  readonly kind: 'text' | 'checkbox' | 'choice';
  readonly on?: string;
  readonly maxLength?: number;
  readonly fits?: number;
  readonly lines?: number;
  readonly comb?: boolean;
  readonly options?: readonly string[];
  readonly readOnlyByDefault?: boolean;
}

/** Width of one Courier character as a share of its size; every text box of these forms is set in Courier. */
const courierWidth = 0.6;
/** Points left free at both sides of a text box, and the height of a line as a share of the font size. */
const boxMargin = 4;
const lineHeight = 1.2;

const round = (value: number) => Math.round(value * 10) / 10;

const fontSizeOf = (field: PDFField): number => {
  const widget = field.acroField.getWidgets()[0];
  const appearance = widget?.getDefaultAppearance() ?? field.acroField.getDefaultAppearance() ?? '';
  const size = Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0);
  return size > 0 ? size : 10;
};

const textFacts = (field: PDFTextField, width: number, height: number): Partial<BlankField> => {
  const size = fontSizeOf(field);
  const maxLength = field.getMaxLength();
  return {
    ...(maxLength === undefined ? {} : { maxLength }),
    fits: Math.floor((width - boxMargin) / (size * courierWidth)),
    ...(field.isMultiline() ? { lines: Math.max(1, Math.floor((height - 2) / (size * lineHeight))) } : {}),
    ...(field.isCombed() ? { comb: true } : {}),
  };
};

const factsOf = (field: PDFField, width: number, height: number): Partial<BlankField> => {
  if (field instanceof PDFTextField) return { kind: 'text', ...textFacts(field, width, height) };
  if (field instanceof PDFDropdown) return { kind: 'choice', options: field.getOptions() };
  if (field instanceof PDFCheckBox) {
    const on = field.acroField.getWidgets()[0]?.getOnValue();
    return { kind: 'checkbox', on: on?.decodeText() ?? '' };
  }
  throw new Error(`${field.getName()} is of a kind these forms did not have before`);
};

const pagesByWidget = (pdf: PDFDocument): Map<unknown, number> => {
  const pages = new Map<unknown, number>();
  pdf.getPages().forEach((page, index) => {
    const annotations = page.node.Annots();
    for (let i = 0; i < (annotations?.size() ?? 0); i++) pages.set(annotations?.lookup(i), index + 1);
  });
  return pages;
};

/**
 * Reads every fillable field of an official blank. The barcode fields at the page foot are no answers and are left out.
 * A name's escaped dots are unescaped.
 */
export const readBlankFields = async (
  bytes: Uint8Array,
): Promise<{ pageCount: number; fields: BlankField[] }> => {
  const pdf = await PDFDocument.load(bytes, { password: '' });
  const pages = pagesByWidget(pdf);
  const fields: BlankField[] = [];
  for (const field of pdf.getForm().getFields()) {
    if (field.getName().includes('PDF417BarCode')) continue;
    const widgets = field.acroField.getWidgets();
    const widget = widgets[0];
    const page = pages.get(widget?.dict);
    if (!(widget instanceof PDFWidgetAnnotation) || page === undefined || widgets.length !== 1)
      throw new Error(`${field.getName()} has ${widgets.length} places, one is expected`);
    const { x, y, width, height } = widget.getRectangle();
    fields.push({
      pdfName: field.getName().replaceAll('\\.', '.'),
      page,
      box: [round(x), round(y), round(width), round(height)],
      ...factsOf(field, width, height),
      ...(field.isReadOnly() ? { readOnlyByDefault: true } : {}),
    } as BlankField);
  }
  return { pageCount: pdf.getPageCount(), fields };
};
