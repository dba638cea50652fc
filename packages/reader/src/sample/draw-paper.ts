import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Catalogue, FieldSpec, PageLandmarks, SourceForm } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';

/** What stands on an invented person's paper, by field id: text, or `true` for a marked box. */
export type PaperValues = Readonly<Record<string, string | true>>;

export interface PaperOptions {
  /** Default `I-589`. */
  readonly form?: SourceForm;
  /** As printed: `01/20/25` (default), `08/25/20`, `08/21/25`. */
  readonly edition?: string;
  /** Drawn instead of an edition we know. */
  readonly catalogue?: Catalogue;
  readonly fontSizePt?: number;
  /** What a machine fills it with; default Courier. */
  readonly font?: StandardFonts;
  /** How a value is put on the page; default typed. */
  readonly write?: WriteLine;
  /** Form pages to draw, in this order; default all. */
  readonly pages?: readonly number[];
  /** Stands in the upper margin of every page. */
  readonly stamp?: string;
}

export const ink = rgb(0, 0, 0);
const lineHeight = 1.2;

function drawLandmarks(page: PDFPage, landmarks: PageLandmarks, font: PDFFont) {
  for (const [x, y, width, height] of landmarks.areas) {
    page.drawRectangle({ x, y, width, height, color: rgb(0.75, 0.75, 0.75) });
  }
  for (const [x, y, width, height] of landmarks.lines) {
    page.drawRectangle({ x, y, width: Math.max(width, 0.4), height: Math.max(height, 0.4), color: ink });
  }
  for (const { text, box } of landmarks.words) {
    const [x, y, width, height] = box;
    const natural = font.widthOfTextAtSize(text, 10);
    const size = Math.min((10 * width) / Math.max(natural, 0.1), Math.max(height * 2.4, 4));
    const descent = /[gjpqy,;()]/.test(text) ? size * 0.2 : 0;
    page.drawText(text, { x, y: y + descent, size, font, color: ink });
  }
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && font.widthOfTextAtSize(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawValue(
  page: PDFPage,
  field: FieldSpec,
  value: string | true,
  font: PDFFont,
  size: number,
  write: WriteLine,
) {
  const [x, y, width, height] = field.box;
  if (value === true) {
    const inset = Math.min(width, height) * 0.15;
    const options = { thickness: 1.1, color: ink };
    page.drawLine({
      start: { x: x + inset, y: y + inset },
      end: { x: x + width - inset, y: y + height - inset },
      ...options,
    });
    page.drawLine({
      start: { x: x + inset, y: y + height - inset },
      end: { x: x + width - inset, y: y + inset },
      ...options,
    });
    return;
  }
  const multiline = (field.lines ?? 1) > 1;
  const lines = multiline ? wrap(value, font, size, width - 6) : [value];
  const top = multiline ? y + height - size : y + (height - size) / 2 + size * 0.2;
  lines.forEach((line, index) => {
    write(page, line, { x: x + 2, y: top - index * size * lineHeight, size, font });
  });
}

interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: PDFFont;
}
export type WriteLine = (page: PDFPage, line: string, place: LinePlace) => void;

const typeLine: WriteLine = (page, line, place) => page.drawText(line, { ...place, color: ink });

function drawStamp(page: PDFPage, stamp: string, font: PDFFont) {
  const size = 9;
  const { width, height } = page.getSize();
  const x = (width - font.widthOfTextAtSize(stamp, size)) / 2;
  page.drawText(stamp, { x, y: height - 13, size, font, color: ink });
}

/**
 * Draws a filled form from its catalogue alone: the blank's lines, areas and words in their places, and an invented
 * person's values in their boxes. A digital PDF with a text layer and no form fields. Throws on an unknown field id.
 */
export async function drawPaper(values: PaperValues, options: PaperOptions = {}): Promise<Uint8Array> {
  const catalogue = options.catalogue ?? getCatalogue(options.form ?? 'I-589', options.edition ?? '01/20/25');
  const fields = new Map(catalogue.fields.map((field) => [field.id, field]));
  const document = await PDFDocument.create();
  const labelFont = await document.embedFont(StandardFonts.TimesRoman);
  const valueFont = await document.embedFont(options.font ?? StandardFonts.Courier);
  const stampFont = await document.embedFont(StandardFonts.HelveticaBold);
  const { write = typeLine, stamp } = options;
  const wanted = options.pages ?? catalogue.landmarks.map((landmarks) => landmarks.page);
  for (const id of Object.keys(values))
    if (!fields.has(id)) throw new Error(`no field ${id} in this edition`);

  for (const number of wanted) {
    const landmarks = catalogue.landmarks.find((candidate) => candidate.page === number);
    if (!landmarks) throw new Error(`no landmarks for page ${number}`);
    const page = document.addPage([landmarks.width, landmarks.height]);
    drawLandmarks(page, landmarks, labelFont);
    if (stamp !== undefined) drawStamp(page, stamp, stampFont);
    for (const [id, value] of Object.entries(values)) {
      const field = fields.get(id);
      if (field?.page === number) drawValue(page, field, value, valueFont, options.fontSizePt ?? 10, write);
    }
  }
  return document.save();
}
