/** [x, y, width, height] in fractions of the page as displayed, from its top left. */
export type PageBox = readonly [x: number, y: number, width: number, height: number];

export type QuarterTurn = 0 | 90 | 180 | 270;

export interface PdfFormValue {
  /** Full AcroForm name as stored, such as `form1[0].#subform[0].Pt1Line1_FamilyName[0]`. */
  readonly name: string;
  readonly kind: 'text' | 'checkbox' | 'choice';
  /** Text or chosen option; of a checkbox its stored state, `Off` or empty when none. */
  readonly value: string;
  /** On-value of this checkbox without the slash, spaces kept; null for other kinds. */
  readonly on: string | null;
  readonly checked: boolean;
  /** Counted from 1. */
  readonly page: number;
  readonly box: PageBox;
}

export interface PdfWord {
  readonly text: string;
  readonly box: PageBox;
  /** True for text drawn without ink: a scanner's own recognised layer under its image. */
  readonly hidden: boolean;
}

interface PageImageFrame {
  /** Pixels as stored. */
  readonly width: number;
  readonly height: number;
  /** To show it as the page does: mirror left to right if `mirrored`, then turn clockwise by `rotation`. */
  readonly rotation: QuarterTurn;
  readonly mirrored: boolean;
  /** Where the image lies on the page; it reaches outside 0 to 1 where the page crops it. */
  readonly box: PageBox;
}

export type PdfPageImage =
  | (PageImageFrame & { readonly encoding: 'jpeg'; readonly bytes: Uint8Array })
  /** One byte a pixel, 0 black to 255 white, row by row. */
  | (PageImageFrame & { readonly encoding: 'gray'; readonly data: Uint8Array });

/** Rows from the top without padding; 1 channel is gray, 4 are red, green, blue and 255. */
export interface PdfBitmap {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 4;
  readonly data: Uint8Array;
}

export interface RenderOptions {
  readonly dpi: number;
  readonly grayscale: boolean;
}

/** Vector geometry of a page: ink boxes of straight ruled lines and of larger filled areas. */
export interface PdfLinesAndFills {
  readonly lines: readonly PageBox[];
  readonly areas: readonly PageBox[];
}

/** Pages are counted from 1. Every method throws `PdfError` with code `damaged` where the file is broken. */
export interface PdfFile {
  readonly pageCount: number;
  /** Points, as displayed: turned by `rotation` and cropped. */
  pageSize(page: number): { width: number; height: number; rotation: QuarterTurn };
  readFormValues(): PdfFormValue[];
  readWords(page: number): PdfWord[];
  findPageImage(page: number): PdfPageImage | null;
  renderPage(page: number, options: RenderOptions): PdfBitmap;
  readLinesAndFills(page: number): PdfLinesAndFills;
  /** Frees the file's memory; safe to call twice. */
  close(): void;
}
