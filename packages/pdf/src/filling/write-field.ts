import {
  PDFCheckBox,
  PDFDict,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import { PdfError } from '../pdf-error.ts';
import type { AppearanceFonts } from './appearance-fonts.ts';
import { drawText } from './draw-text.ts';
import type { FieldWrite } from './field-write.ts';

const off = PDFName.of('Off');

/** Sets one field and draws it. A read-only field is made editable, because it now holds a value of ours. */
export function writeField(field: PDFField, write: FieldWrite, fonts: AppearanceFonts): void {
  if (field.isReadOnly()) field.disableReadOnly();
  if ('on' in write) writeMark(field, write.name, write.on);
  else if (field instanceof PDFTextField) writeText(field, write.name, write.value, fonts);
  else if (field instanceof PDFDropdown) writeChoice(field, write.name, write.value, fonts);
  else throw new PdfError('fill-failed', `Field ${write.name} does not hold text.`);
}

function writeText(field: PDFTextField, name: string, value: string, fonts: AppearanceFonts): void {
  const limit = field.getMaxLength();
  if (limit !== undefined && value.length > limit) {
    throw new PdfError('fill-failed', `Field ${name} holds at most ${limit} characters.`);
  }
  field.disableRichFormatting();
  for (const key of ['RV', 'DS']) field.acroField.dict.delete(PDFName.of(key));
  field.setText(value.replace(/\r\n?/g, '\n'));
  drawText(field, fonts);
}

function writeChoice(field: PDFDropdown, name: string, value: string, fonts: AppearanceFonts): void {
  const known = field.getOptions().includes(value);
  if (!known && value !== '' && !field.isEditable()) {
    throw new PdfError('fill-failed', `Field ${name} does not offer the option it was given.`);
  }
  // Selected indices would contradict the value.
  field.acroField.dict.delete(PDFName.of('I'));
  if (value === '') field.clear();
  else field.select(value);
  drawText(field, fonts);
}

function writeMark(field: PDFField, name: string, on: string | null): void {
  if (!(field instanceof PDFCheckBox || field instanceof PDFRadioGroup)) {
    throw new PdfError('fill-failed', `Field ${name} is not a checkbox.`);
  }
  const widgets = field.acroField.getWidgets();
  const states = widgets.map((widget) => onStates(widget).find((state) => state.decodeText() === on));
  const chosen = states.find((state) => state !== undefined);
  if (on !== null && chosen === undefined) {
    const offered = widgets.flatMap((widget) => onStates(widget).map((state) => `"${state.decodeText()}"`));
    throw new PdfError('fill-failed', `Field ${name} knows only the state ${offered.join(', ')}.`);
  }
  field.acroField.dict.set(PDFName.of('V'), chosen ?? off);
  for (const [index, widget] of widgets.entries()) {
    widget.dict.set(PDFName.of('AS'), states[index] ?? off);
  }
}

/** The appearance states of a checkbox other than `Off`, exactly as the file spells them. */
function onStates(widget: PDFWidgetAnnotation): PDFName[] {
  const normal = widget.getAppearances()?.normal;
  return normal instanceof PDFDict ? normal.keys().filter((key) => key !== off) : [];
}
