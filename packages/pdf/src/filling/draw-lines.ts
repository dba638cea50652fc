import {
  componentsToColor,
  drawTextField,
  type PDFFont,
  type PDFOperator,
  type PDFTextField,
  type PDFWidgetAnnotation,
  rgb,
} from '@cantoo/pdf-lib';
import { wrapText } from './wrap-text.ts';

/** Distance of text from the edge of its box, in points. */
const paddingPt = 1;
const lineSpacing = 1.2;

interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
}

/** The room for text inside a field's box, in points. */
export function textBoxOf(widget: PDFWidgetAnnotation): TextBox {
  const inset = (widget.getBorderStyle()?.getWidth() ?? 0) + paddingPt;
  const { width, height } = widget.getRectangle();
  return { width: width - 2 * inset, height: height - 2 * inset, inset };
}

/** The largest font size, in steps of half a point, at which all wrapped lines fit in the box. */
export function largestFittingSize(
  text: string,
  font: PDFFont,
  box: TextBox,
  sizes: { readonly largest: number; readonly smallest: number },
): number {
  for (let size = sizes.largest; size > sizes.smallest; size -= 0.5) {
    const lines = wrapText(text, font, size, box.width).length;
    if (lines * lineHeightOf(font, size) <= box.height) return size;
  }
  return sizes.smallest;
}

/** The drawing operators for a text field of several lines, from the top, at the given font size. */
export function drawLines(
  field: PDFTextField,
  widget: PDFWidgetAnnotation,
  font: PDFFont,
  size: number,
): PDFOperator[] {
  const { width, height } = widget.getRectangle();
  const box = textBoxOf(widget);
  const look = widget.getAppearanceCharacteristics();
  const borderWidth = widget.getBorderStyle()?.getWidth() ?? 0;
  const textLines = wrapText(field.getText() ?? '', font, size, box.width).map((line, index) => ({
    encoded: font.encodeText(line),
    x: box.inset,
    y: height - box.inset - (index + 1) * lineHeightOf(font, size) + lineHeightOf(font, size) * 0.2,
  }));
  return drawTextField({
    x: borderWidth / 2,
    y: borderWidth / 2,
    width: width - borderWidth,
    height: height - borderWidth,
    borderWidth,
    borderColor: componentsToColor(look?.getBorderColor()),
    color: componentsToColor(look?.getBackgroundColor()),
    textColor: rgb(0, 0, 0),
    textLines,
    font: font.name,
    fontSize: size,
    padding: paddingPt,
  });
}

function lineHeightOf(font: PDFFont, size: number): number {
  return font.heightAtSize(size) * lineSpacing;
}
