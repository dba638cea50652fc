import type { Box, SourceForm } from './catalogue.ts';

export type ReadingSource = 'form-field' | 'text-layer' | 'ocr' | 'ai';

/** Where on the upload a reading stands: PDF page from 1, box in fractions of that page as displayed, from its top left. */
export interface ReadingPlace {
  readonly page: number;
  readonly box: Box;
  /** The printed cell of the blank around it, label included; left out where no lines enclose it. */
  readonly cell?: Box;
}

/**
 * One field of the paper as the reader found it.
 * text: what stands there, unchanged; marked: a checkbox's state; unclear: there is ink, but it cannot be read or decided;
 * blank: nothing stands there (never shown as a value).
 */
export type FieldReading = {
  readonly fieldId: string;
  readonly place: ReadingPlace;
  readonly source: ReadingSource;
  /** Calibrated chance, 0 to 1, that this reading is right. */
  readonly score: number;
  readonly handwritten?: boolean;
} & (
  | { readonly state: 'text'; readonly text: string }
  | { readonly state: 'marked'; readonly marked: boolean }
  | { readonly state: 'unclear'; readonly text?: string }
  | { readonly state: 'blank' }
);

/** Everything read from one form on one upload, by field id of its catalogue. */
export interface PaperForm {
  readonly form: SourceForm;
  readonly edition: string;
  readonly fields: ReadonlyMap<string, FieldReading>;
}
