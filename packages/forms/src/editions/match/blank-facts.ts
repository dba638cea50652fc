import type { Box, FieldSpec, LabelWord } from '../../catalogue.ts';

/** A fillable box as a blank PDF describes it. Boxes in points from the page's bottom left. */
export interface BlankBox {
  /** Full AcroForm name, dots unescaped. */
  readonly pdfName: string;
  readonly page: number;
  readonly box: Box;
  readonly kind: FieldSpec['kind'];
  /** On-value of a checkbox, without the slash, spaces kept. */
  readonly on?: string;
  readonly maxLength?: number;
  readonly comb?: boolean;
  readonly multiline?: boolean;
  readonly options?: readonly string[];
}

export interface PrintedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly LabelWord[];
}

/** What a blank tells of itself: its boxes and its print. Nothing of it is believed alone. */
export interface BlankFacts {
  readonly pages: readonly PrintedPage[];
  readonly boxes: readonly BlankBox[];
}
