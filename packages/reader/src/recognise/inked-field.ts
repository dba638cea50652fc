import type { Box, FieldSpec } from '@puente/forms';
import type { Crop } from '../crop/crop-box.ts';
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
}
