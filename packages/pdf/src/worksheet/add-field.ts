import {
  type PDFCheckBox,
  PDFDict,
  type PDFFont,
  type PDFForm,
  PDFName,
  type PDFPage,
  PDFString,
  rgb,
} from '@cantoo/pdf-lib';
import { PdfError } from '../pdf-error.ts';
import type { PtBox } from './place-labels.ts';

export interface WorksheetField {
  /** Full AcroForm name; dots make its hierarchy. */
  readonly name: string;
  /** [x, y, width, height] in points from the page's bottom left. */
  readonly rect: PtBox;
  readonly kind: 'text' | 'checkbox' | 'choice';
  /** On-value of a checkbox without the slash. */
  readonly on?: string;
  readonly options?: readonly string[];
  readonly maxLength?: number;
  readonly multiline?: boolean;
  readonly comb?: boolean;
  readonly label: string;
}

const gray = rgb(0.35, 0.38, 0.4);
const line = rgb(0.62, 0.66, 0.68);
const paper = rgb(0.97, 0.985, 0.985);

/** Puts a field on a page: its box, its limits, its tooltip. @throws PdfError `fill-failed` */
export function addField(form: PDFForm, page: PDFPage, field: WorksheetField, font: PDFFont): void {
  try {
    const [x, y, width, height] = field.rect;
    const look = { x, y, width, height, borderWidth: 0.6, borderColor: line, backgroundColor: paper, font };
    if (field.kind === 'checkbox') {
      const box = form.createCheckBox(field.name);
      box.addToPage(page, { ...look, backgroundColor: rgb(1, 1, 1), borderColor: gray });
      renameOnState(box, field.on ?? 'Yes');
      describe(box.acroField.dict, field.label);
    } else if (field.kind === 'choice') {
      const choice = form.createDropdown(field.name);
      choice.addOptions([...(field.options ?? [])]);
      choice.addToPage(page, look);
      choice.setFontSize(9);
      describe(choice.acroField.dict, field.label);
    } else addTextField(form, page, field, look);
  } catch (cause) {
    throw new PdfError('fill-failed', `Field ${field.name} could not be drawn.`, { cause });
  }
}

function addTextField(
  form: PDFForm,
  page: PDFPage,
  field: WorksheetField,
  look: Parameters<ReturnType<PDFForm['createTextField']>['addToPage']>[1],
): void {
  const text = form.createTextField(field.name);
  if (field.maxLength !== undefined) text.setMaxLength(field.maxLength);
  if (field.multiline === true) text.enableMultiline();
  else if (field.comb === true && field.maxLength !== undefined) text.enableCombing();
  text.addToPage(page, look);
  text.setFontSize(Math.min(9, Math.max(6, field.rect[3] - 5)));
  describe(text.acroField.dict, field.label);
}

/** The tooltip carries the whole label, which may have been too long to print. */
function describe(dict: PDFDict, label: string): void {
  dict.set(PDFName.of('TU'), PDFString.of(label.replace(/[^\x20-\x7e]/g, '').replace(/[\\()]/g, ' ')));
}

/** The library names every on-state `Yes`. */
function renameOnState(box: PDFCheckBox, on: string): void {
  for (const widget of box.acroField.getWidgets()) {
    const appearances = widget.getAppearances();
    for (const states of [appearances?.normal, appearances?.down]) {
      if (!(states instanceof PDFDict)) continue;
      const drawn = states.get(PDFName.of('Yes'));
      if (drawn === undefined) continue;
      states.delete(PDFName.of('Yes'));
      states.set(PDFName.of(on), drawn);
    }
  }
}
