import {
  layoutMultilineText,
  type PDFDropdown,
  type PDFFont,
  PDFName,
  PDFString,
  PDFTextField,
  TextAlignment,
} from '@cantoo/pdf-lib';
import type { AppearanceFonts } from './appearance-fonts.ts';

const smallestFontSize = 4;
/** The library draws text this far inside the box, in points. */
const paddingPt = 1;

/**
 * Draws the value of a text or choice field, in smaller type where it would not fit. The stored default appearance
 * keeps the form's own font, so that later typing looks as its publisher meant.
 */
export function drawText(field: PDFTextField | PDFDropdown, fonts: AppearanceFonts): void {
  const dicts = [field.acroField.dict, ...field.acroField.getWidgets().map((widget) => widget.dict)];
  const key = PDFName.of('DA');
  const kept = dicts.map((dict) => dict.get(key));
  const original = field.acroField.getDefaultAppearance() ?? '/Helv 0 Tf 0 g';
  const font = fonts.nearest(original);
  const size = fittingSize(field, font, original);
  const fitting = PDFString.of(withSize(original, size));
  for (const dict of dicts) dict.set(key, fitting);
  field.updateAppearances(font);
  for (const [index, dict] of dicts.entries()) {
    const before = kept[index];
    if (before === undefined) dict.delete(key);
    else dict.set(key, before);
  }
  if (size !== fontSizeOf(original) && size !== 0) {
    field.acroField.dict.set(key, PDFString.of(withSize(original, size)));
  }
}

/** The form's own size, less where the text is too long for it; 0 lets the size follow the box. */
function fittingSize(field: PDFTextField | PDFDropdown, font: PDFFont, appearance: string): number {
  const wanted = fontSizeOf(appearance);
  const widget = field.acroField.getWidgets()[0];
  const isText = field instanceof PDFTextField;
  if (wanted === 0 || widget === undefined || (isText && field.isCombed())) return wanted;
  const border = widget.getBorderStyle()?.getWidth() ?? 0;
  const inset = 2 * (border + paddingPt);
  const { width, height } = widget.getRectangle();
  const box = { x: 0, y: 0, width: width - inset, height: height - inset };
  const text = isText ? (field.getText() ?? '') : (field.getSelected()[0] ?? '');
  if (!isText || !field.isMultiline()) {
    const needed = font.widthOfTextAtSize(text.replaceAll('\n', ' '), wanted);
    return needed <= box.width
      ? wanted
      : Math.max(smallestFontSize, Math.floor((wanted * box.width * 10) / needed) / 10);
  }
  for (let size = wanted; size > smallestFontSize; size -= 0.5) {
    const { lines } = layoutMultilineText(text, {
      alignment: TextAlignment.Left,
      fontSize: size,
      font,
      bounds: box,
    });
    const lowest = Math.min(...lines.map((line) => line.y));
    if (lines.length === 0 || lowest >= 0) return size;
  }
  return smallestFontSize;
}

function fontSizeOf(appearance: string): number {
  return Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0);
}

function withSize(appearance: string, size: number): string {
  return appearance.replace(/[\d.]+(\s+Tf)/, `${size}$1`);
}
