import type { Box, FieldSpec } from '@puente/forms';
import type { Crop } from '../crop/crop-box.ts';
import type { Disturbance } from '../crop/find-disturbance.ts';
import type { InkMeasure } from '../crop/measure-ink.ts';

/** A text field that something was written into, cut out and freed from the form's own print. */
export interface InkedField {
  readonly spec: FieldSpec;
  readonly crop: Crop;
  readonly ink: InkMeasure;
  /** Of the ink, in form points. */
  readonly bounds: Box;
  /** Resolution of the picture it was cut from; of a two-tone one, less. */
  readonly sourceDpi: number;
  /** Its page is full of specks, which the crop was freed of as far as they stand apart. */
  readonly isNoisy: boolean;
  /** A printer's pins struck it, each letter as wide as the next; in the crop their dots are joined. */
  readonly isByPins: boolean;
  /** Of such a field, the crop as its dots were. */
  readonly dots: Crop | null;
  /** Its page is written so faintly that the crop was darkened. */
  readonly isFaint: boolean;
  /** Chance that a hand wrote it, 0 to 1, as far as its page tells. */
  readonly byHand: number;
  /** What else touched it; its text is not to be trusted, however surely it was read. */
  readonly disturbance: Disturbance | null;
}
