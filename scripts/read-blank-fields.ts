import type { Box } from '../packages/forms/src/catalogue.ts';
import { toTextFacts } from '../packages/forms/src/editions/match/text-facts.ts';
import { listFields, openPdf, type PdfFieldInfo } from '../packages/pdf/src/index.ts';

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

const round = (value: number) => Math.round(value * 10) / 10;

function toBlankField(info: PdfFieldInfo, fontSizePt: number): BlankField {
  const { name, kind, page, rect, onValues, options, flags } = info;
  const [on] = onValues;
  if (kind === 'other' || page === 0 || onValues.length > 1 || (kind === 'checkbox' && on === undefined))
    throw new Error(`${name} is unlike any field these forms had before`);
  const [x, y, width, height] = rect;
  return {
    pdfName: name.replaceAll('\\.', '.'),
    page,
    box: [round(x), round(y), round(width), round(height)],
    kind,
    ...(on === undefined ? {} : { on }),
    ...(kind === 'text'
      ? toTextFacts({ width, height, ...flags, maxLength: info.maxLength }, fontSizePt)
      : {}),
    ...(kind === 'choice' ? { options } : {}),
    ...(flags.readOnly ? { readOnlyByDefault: true } : {}),
  };
}

/**
 * Reads every fillable field of an official blank. The barcode fields at the page foot are no answers and are left out;
 * escaped dots in names are unescaped. `fontSizePt` is the size of its text boxes.
 */
export async function readBlankFields(bytes: Uint8Array, fontSizePt: number) {
  const pdf = await openPdf(bytes);
  const pageCount = pdf.pageCount;
  pdf.close();
  const fields = (await listFields(bytes))
    .filter(({ name }) => !name.includes('PDF417BarCode'))
    .map((info) => toBlankField(info, fontSizePt));
  return { pageCount, fields };
}
