import { type PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

const size = 8;
/** Narrower than the margin of any blank, and above the head of our worksheet. */
const bandPt = 11;
const edgePt = 2;
const warm = rgb(0.99, 0.95, 0.86);
const brown = rgb(0.48, 0.29, 0);

interface Span {
  readonly low: number;
  readonly high: number;
}

/** From how low to how high the fields of each page stand. */
function findFieldSpans(document: PDFDocument): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const field of document.getForm().getFields()) {
    for (const widget of field.acroField.getWidgets()) {
      const { y, height } = widget.getRectangle();
      const page = widget.P()?.toString() ?? '';
      spans.set(page, [...(spans.get(page) ?? []), { low: y, high: y + height }]);
    }
  }
  return spans;
}

/** The upper margin, or the lower one where a field reaches into it. */
function findBand(page: PDFPage, fields: readonly Span[]): number {
  const { y, height } = page.getCropBox();
  const [upper, lower] = [y + height - edgePt - bandPt, y + edgePt];
  const isFree = (band: number) => fields.every(({ low, high }) => high <= band || low >= band + bandPt);
  return isFree(upper) || !isFree(lower) ? upper : lower;
}

/** Writes one line into the margin of every page, over no field. */
export function stampPages(document: PDFDocument, text: string): void {
  const font = document.embedStandardFont(StandardFonts.HelveticaBold);
  const spans = findFieldSpans(document);
  const onNoPage = spans.get('') ?? [];
  for (const page of document.getPages()) {
    const { x, width } = page.getCropBox();
    const y = findBand(page, [...(spans.get(page.ref.toString()) ?? []), ...onNoPage]);
    const area = { x: x + edgePt, width: width - 2 * edgePt };
    page.drawRectangle({ ...area, y, height: bandPt, color: warm });
    const textX = x + (width - font.widthOfTextAtSize(text, size)) / 2;
    page.drawText(text, { x: textX, y: y + 2.8, size, font, color: brown });
  }
}
