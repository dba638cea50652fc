import {
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  type PDFRef,
  PDFSignature,
  PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import { PdfError } from './pdf-error.ts';

export interface PdfFieldInfo {
  /** Full AcroForm name as stored. */
  readonly name: string;
  readonly kind: 'text' | 'checkbox' | 'choice' | 'other';
  /** The page of its first place, counted from 1; 0 when it is on no page. */
  readonly page: number;
  /** [x, y, width, height] of its first place in points from the page's bottom left. */
  readonly rect: readonly [number, number, number, number];
  /** Without the slash, spaces kept; empty unless a checkbox. */
  readonly onValues: readonly string[];
  readonly options: readonly string[];
  readonly maxLength: number | null;
  readonly flags: {
    readonly readOnly: boolean;
    readonly required: boolean;
    readonly multiline: boolean;
    readonly comb: boolean;
    /** A signature field that has been signed. */
    readonly signed: boolean;
  };
}

/** Every field of a form as the file describes it, in the order of the file. Throws `PdfError` `damaged`. */
export async function listFields(bytes: Uint8Array): Promise<PdfFieldInfo[]> {
  const document = await load(bytes);
  const form = document.catalog.lookup(PDFName.of('AcroForm'));
  if (!(form instanceof PDFDict)) return [];
  form.delete(PDFName.of('XFA'));
  const pages = pagesOfWidgets(document);
  return document
    .getForm()
    .getFields()
    .map((field) => toInfo(field, pages));
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      preserveXFA: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
  } catch (cause) {
    throw new PdfError('damaged', 'The form cannot be opened.', { cause });
  }
}

function pagesOfWidgets(document: PDFDocument): Map<PDFDict, number> {
  const pages = new Map<PDFDict, number>();
  for (const [index, page] of document.getPages().entries()) {
    for (const reference of page.node.Annots()?.asArray() ?? []) {
      const widget = document.context.lookup(reference as PDFRef);
      if (widget instanceof PDFDict) pages.set(widget, index + 1);
    }
  }
  return pages;
}

function toInfo(field: PDFField, pages: ReadonlyMap<PDFDict, number>): PdfFieldInfo {
  const widgets = field.acroField.getWidgets();
  const rect = widgets[0]?.getRectangle();
  const isText = field instanceof PDFTextField;
  const isChoice = field instanceof PDFDropdown || field instanceof PDFOptionList;
  const isMark = field instanceof PDFCheckBox || field instanceof PDFRadioGroup;
  return {
    name: field.getName(),
    kind: isText ? 'text' : isMark ? 'checkbox' : isChoice ? 'choice' : 'other',
    page: widgets[0] === undefined ? 0 : (pages.get(widgets[0].dict) ?? 0),
    rect: rect === undefined ? [0, 0, 0, 0] : [rect.x, rect.y, rect.width, rect.height],
    onValues: isMark ? [...new Set(widgets.flatMap(listOnStates))] : [],
    options: isChoice ? field.getOptions() : [],
    maxLength: isText ? (field.getMaxLength() ?? null) : null,
    flags: {
      readOnly: field.isReadOnly(),
      required: field.isRequired(),
      multiline: isText && field.isMultiline(),
      comb: isText && field.isCombed(),
      signed: field instanceof PDFSignature && field.acroField.dict.has(PDFName.of('V')),
    },
  };
}

function listOnStates(widget: PDFWidgetAnnotation): string[] {
  const normal = widget.getAppearances()?.normal;
  const states = normal instanceof PDFDict ? normal.keys().map((key) => key.decodeText()) : [];
  return states.filter((state) => state !== 'Off');
}
