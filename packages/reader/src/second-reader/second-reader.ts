import type { Recognition } from '../engine/engine.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { Shape } from './shape-path.ts';

export interface SecondPicture {
  /** One line, dark on white, as the engine gets it. */
  readonly image: GrayImage;
  /** Signs that values of this kind are written with; words that may stand in any box are seen all the same. */
  readonly alphabet?: string;
  /** How such values are mostly written: where the likeliest signs have none of these shapes, a reading is sought that has. */
  readonly shapes?: readonly Shape[];
}

/**
 * A recogniser unlike the engine: its mistakes are others, so that what both read alike is right, and it reads hands. It
 * knows Latin letters with their accents, and digits.
 */
export interface SecondReader {
  /** One recognition for each picture, in their order; null where it cannot read on this machine. Never throws. */
  recognise(pictures: readonly SecondPicture[]): Promise<Recognition[] | null>;
}
