import type { WithheldReason } from '@puente/contract';
import type { Catalogue, UnplacedBox } from '../catalogue.ts';

export interface FillingOptions {
  /** The edition of the blank that is filled. */
  readonly catalogue: Catalogue;
  /** The form day, by which the form's five years are counted. */
  readonly today: Date;
}

/** A text or dropdown value, or a checkbox's on-value (null = off). `name` is the full AcroForm name. */
export type FieldWrite =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly on: string | null };

/** A place on the official form, as its additional-information pages ask for it. */
export interface Place {
  readonly page: string;
  readonly part: string;
  readonly item: string;
}

/** One answer (or one record of a list) written outside its own box. */
export interface PlacedText extends Place {
  readonly text: string;
}

/** A value whose letters or format were changed to what the box allows. */
export interface Adjustment {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** A value that is not on the form, with the reason in words for the person. */
export interface WithheldValue {
  readonly path: string;
  readonly value: string;
  readonly reason: WithheldReason;
}

/** What belongs into a box that the edition does not have, or not surely. The place is that of the edition it was matched with. */
export interface ByHand extends Place {
  /** Catalogue id of the box. */
  readonly id: string;
  /** Null: the box would be ticked. */
  readonly text: string | null;
  readonly reason: UnplacedBox['reason'];
}

export interface FillingResult {
  readonly writes: FieldWrite[];
  /** Written in the form's own additional-information part (I-485 Part 14, I-765 Part 6). */
  readonly moved: PlacedText[];
  readonly adjusted: Adjustment[];
  readonly withheld: WithheldValue[];
  readonly byHand: ByHand[];
  /** What that part could not hold either: goes on a separate sheet. Never overlaps `moved`. */
  readonly continuation: PlacedText[];
}
