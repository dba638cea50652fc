import { listFields, type PdfFieldInfo } from './list-fields.ts';
import { openPdf } from './open-pdf.ts';
import type { PageBox, PdfFile } from './pdf-file.ts';

/** In points from the page's bottom left. */
type PointBox = readonly [x: number, y: number, width: number, height: number];

interface DescribedPage {
  /** Counted from 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** In the order in which they are drawn. */
  readonly words: readonly { readonly text: string; readonly box: PointBox }[];
}

/** A blank form as the file itself describes it. */
export interface BlankDescription {
  readonly pages: readonly DescribedPage[];
  /** Without barcodes and signature fields. */
  readonly fields: readonly PdfFieldInfo[];
  /** Names of fields that hold a value which the form does not bring itself. */
  readonly filled: readonly string[];
  readonly isSigned: boolean;
}

const isBarcode = ({ name }: { name: string }) => /bar ?code/i.test(name);

/**
 * Reads what a blank says of itself; no script of it runs. Throws what `openPdf` throws.
 */
export async function describeBlank(
  bytes: Uint8Array,
  options: { readonly fileName?: string } = {},
): Promise<BlankDescription> {
  const file = await openPdf(bytes, options);
  try {
    const values = file.readFormValues();
    const fields = await listFields(bytes);
    const fixed = new Set(fields.filter(({ flags }) => flags.readOnly).map(({ name }) => name));
    return {
      pages: Array.from({ length: file.pageCount }, (_, index) => describePage(file, index + 1)),
      fields: fields.filter((field) => !isBarcode(field) && field.kind !== 'other'),
      filled: values
        .filter((value) => !isBarcode(value) && !fixed.has(value.name))
        .filter(({ kind, checked, value }) =>
          kind === 'checkbox' ? checked : kind === 'text' && value.trim() !== '',
        )
        .map(({ name }) => name),
      isSigned: fields.some(({ flags }) => flags.signed),
    };
  } finally {
    file.close();
  }
}

function describePage(file: PdfFile, page: number): DescribedPage {
  const { width, height } = file.pageSize(page);
  const toPoints = ([x, y, w, h]: PageBox): PointBox => [
    x * width,
    (1 - y - h) * height,
    w * width,
    h * height,
  ];
  return {
    page,
    width,
    height,
    words: file
      .readWords(page)
      .filter(({ hidden }) => !hidden)
      .map(({ text, box }) => ({ text, box: toPoints(box) })),
  };
}
