import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { addField, type WorksheetField } from './worksheet/add-field.ts';
import { placeLabels } from './worksheet/place-labels.ts';

export type { WorksheetField };

export interface WorksheetLayout {
  readonly title: string;
  /** Stands on every page. */
  readonly notice: string;
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly heading: string;
    readonly fields: readonly WorksheetField[];
  }[];
}

const teal = rgb(0.05, 0.33, 0.36);
const gray = rgb(0.35, 0.38, 0.4);

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Draws our own form: the given fields at the given places, each with a label and a tooltip. */
export async function drawWorksheet(layout: WorksheetLayout): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(layout.title);
  const fonts = {
    plain: document.embedStandardFont(StandardFonts.Helvetica),
    bold: document.embedStandardFont(StandardFonts.HelveticaBold),
  };
  const form = document.getForm();
  for (const [index, content] of layout.pages.entries()) {
    const page = document.addPage([content.width, content.height]);
    drawFrame(page, layout, content.heading, `${index + 1} / ${layout.pages.length}`, fonts);
    for (const label of placeLabels(content.fields, content, (text, size) =>
      fonts.plain.widthOfTextAtSize(text, size),
    )) {
      page.drawText(label.text, { x: label.x, y: label.y, size: label.size, font: fonts.plain, color: gray });
    }
    for (const field of content.fields) addField(form, page, field, fonts.plain);
  }
  return document.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY });
}

function drawFrame(
  page: PDFPage,
  layout: WorksheetLayout,
  heading: string,
  count: string,
  fonts: Fonts,
): void {
  const { width, height } = page.getSize();
  const margin = 34;
  page.drawText(layout.title, { x: margin, y: height - 20, size: 8, font: fonts.bold, color: teal });
  const headingWidth = fonts.plain.widthOfTextAtSize(heading, 8);
  page.drawText(heading, {
    x: width - margin - headingWidth,
    y: height - 20,
    size: 8,
    font: fonts.plain,
    color: gray,
  });
  const rule = { thickness: 0.8, color: teal };
  page.drawLine({
    start: { x: margin, y: height - 25 },
    end: { x: width - margin, y: height - 25 },
    ...rule,
  });
  page.drawText(layout.notice, { x: margin, y: 14, size: 8, font: fonts.bold, color: teal });
  const countWidth = fonts.plain.widthOfTextAtSize(count, 8);
  page.drawText(count, { x: width - margin - countWidth, y: 14, size: 8, font: fonts.plain, color: gray });
}
