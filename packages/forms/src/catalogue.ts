import type { papers } from './registry/papers.ts';

/**
 * A form edition as data. Facts only: names, places, limits and our own labels; no sentence of the form.
 * Boxes are [x, y, width, height] in PDF points from the page's bottom left, page 612 x 792.
 */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Forms that an uploaded paper may be. */
export type SourceForm = keyof typeof papers;

/** How a field's text is meant, which decides how it is read, checked and written. */
export type ValueKind =
  | 'name'
  | 'full-name'
  | 'date'
  | 'month'
  | 'a-number'
  | 'ssn'
  | 'uscis-account'
  | 'i94'
  | 'area-code'
  | 'phone'
  | 'zip'
  | 'state'
  | 'country'
  | 'city'
  | 'place'
  | 'street'
  | 'unit'
  | 'document-number'
  | 'number'
  | 'text'
  | 'long-text'
  | 'email'
  | 'signature'
  | 'office';

export interface FieldSpec {
  /** Stable across editions, such as `A.I.4.last-name` or `A.III.2.row-1.city`. */
  readonly id: string;
  /** Full AcroForm name. */
  readonly pdfName: string;
  readonly page: number;
  readonly box: Box;
  readonly kind: 'text' | 'checkbox' | 'choice';
  readonly valueKind: ValueKind | 'mark';
  readonly part: string;
  readonly item: string;
  /** Numbers on the paper, where they are not those of `part` and `item`. */
  readonly printed?: { readonly part: string; readonly item: string };
  /** In our own words. */
  readonly label: string;
  /** On-value of a checkbox, without the slash, spaces kept. */
  readonly on?: string;
  /** Most characters the PDF accepts. */
  readonly maxLength?: number;
  /** Characters that fit in print on one line. */
  readonly fits?: number;
  readonly lines?: number;
  readonly comb?: boolean;
  /** Character classes of the PDF's own typing script, such as `letters,hyphen,space`. */
  readonly characters?: string;
  readonly exactLengths?: readonly number[];
  readonly options?: readonly string[];
  readonly readOnlyByDefault?: boolean;
  /** Other fields' answers that open this one: [short PDF name, on-value]. */
  readonly opensWhen?: ReadonlyArray<readonly [string, string]>;
  /** Of an edition that nobody described: what is printed at a question that the one it was matched with does not ask. */
  readonly question?: string;
  /** Set on checkboxes that exclude each other: the same group id, one answer. */
  readonly group?: string;
}

/** A straight ruled line of the blank: its ink box. */
export type RuledLine = Box;
/** A printed word of the blank with its ink box. */
export interface LabelWord {
  readonly text: string;
  readonly box: Box;
}

export interface PageLandmarks {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RuledLine[];
  /** Shaded or filled areas larger than a line (section bars). */
  readonly areas: readonly Box[];
  readonly words: readonly LabelWord[];
}

/** A box of the edition that a blank was matched with, which no value is written into on this one. */
export interface UnplacedBox {
  /** As the matched edition has it. */
  readonly field: FieldSpec;
  /** `gone`: the blank does not ask it. `uncertain`: it may, and where is not sure. */
  readonly reason: 'gone' | 'uncertain';
}

export interface Catalogue {
  readonly form: SourceForm;
  /** As printed, such as `01/20/25`. */
  readonly edition: string;
  readonly pageCount: number;
  readonly fields: readonly FieldSpec[];
  /** Present on forms we read from paper. */
  readonly landmarks: readonly PageLandmarks[];
  /** Of an edition that was matched with a known one. */
  readonly unplaced?: readonly UnplacedBox[];
  /** Of such an edition: pages with boxes of which it is not sure what they ask. */
  readonly unsurePages?: readonly number[];
}
