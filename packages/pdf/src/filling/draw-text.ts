import { type PDFDropdown, type PDFFont, PDFName, PDFString, PDFTextField } from '@cantoo/pdf-lib';
import type { AppearanceFonts } from './appearance-fonts.ts';
import { widthOf } from './char-widths.ts';
import { drawLines, largestFittingSize, textBoxOf } from './draw-lines.ts';

const smallestFontSize = 4;
const defaultAppearanceKey = PDFName.of('DA');

/**
 * Draws the value of a text or choice field, in smaller type where it would not fit. The stored default appearance
 * keeps the form's own font, so that later typing looks as its publisher meant.
 */
export function drawText(field: PDFTextField | PDFDropdown, fonts: AppearanceFonts): void {
  const key = defaultAppearanceKey;
  const dicts = [field.acroField.dict, ...field.acroField.getWidgets().map((widget) => widget.dict)];
  const kept = dicts.map((dict) => dict.get(key));
  const original = field.acroField.getDefaultAppearance() ?? '/Helv 0 Tf 0 g';
  const font = fonts.nearest(original);
  const text = field instanceof PDFTextField ? (field.getText() ?? '') : (field.getSelected()[0] ?? '');
  widthOf(text.replaceAll('\n', ' '), font, 1);
  const size = fittingSize(field, font, fontSizeOf(original));
  for (const dict of dicts) dict.set(key, PDFString.of(withSize(original, size)));
  // The library's own layout of many lines takes time that grows with the square of the text.
  const isMultiline = field instanceof PDFTextField && field.isMultiline();
  if (isMultiline) field.updateAppearances(font, (_, widget) => drawLines(field, widget, font, size));
  else field.updateAppearances(font);
  for (const [index, dict] of dicts.entries()) {
    const before = kept[index];
    if (before === undefined) dict.delete(key);
    else dict.set(key, before);
  }
  if (size !== fontSizeOf(original)) field.acroField.dict.set(key, PDFString.of(withSize(original, size)));
}

/** The form's own font size, or a smaller one where the text is too long for it; 0 lets the size follow the box. */
function fittingSize(field: PDFTextField | PDFDropdown, font: PDFFont, wanted: number): number {
  const widget = field.acroField.getWidgets()[0];
  if (widget === undefined) return wanted;
  const box = textBoxOf(widget);
  if (field instanceof PDFTextField && field.isMultiline()) {
    return largestFittingSize(field.getText() ?? '', font, box, {
      largest: wanted || 10,
      smallest: smallestFontSize,
    });
  }
  if (wanted === 0 || (field instanceof PDFTextField && field.isCombed())) return wanted;
  const text = field instanceof PDFTextField ? (field.getText() ?? '') : (field.getSelected()[0] ?? '');
  const needed = widthOf(text.replaceAll('\n', ' '), font, wanted);
  if (needed <= box.width) return wanted;
  return Math.max(smallestFontSize, Math.floor((wanted * box.width * 10) / needed) / 10);
}

function fontSizeOf(appearance: string): number {
  return Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0);
}

function withSize(appearance: string, size: number): string {
  return appearance.replace(/[\d.]+(\s+Tf)/, `${size}$1`);
}
