import type { Box } from '@puente/forms';
import type { InkedField } from './inked-field.ts';
import type { Look } from './looks.ts';
import type { SeenMarks } from './see-marks.ts';
import type { Verdict } from './value-patterns.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

/** What one look at a box gave. */
export type LookReading = WeightedRecognition & { readonly look: Look };

export interface FieldText {
  readonly field: InkedField;
  readonly text: string;
  readonly verdict: Verdict;
  /** Chance by the letters alone. */
  readonly letterChance: number;
  /** Least chance of a single letter. */
  readonly weakestLetter: number;
  /** Share of the readings that say exactly this. */
  readonly agreement: number;
  /** As agreement, but letters differing in case, accents or punctuation count as the same. */
  readonly likeness: number;
  readonly readingCount: number;
  /** Whether the second reader read the same letters; null where it did not look. */
  readonly seconded: boolean | null;
  /** How sure the second reader is of its least sure letter; 1 where it did not look. */
  readonly secondConfidence: number;
  /** How sure it is of its letters on the whole; 1 where it did not look, or read none. */
  readonly secondMean: number;
  readonly meanConfidence: number;
  readonly minConfidence: number;
  readonly marks: SeenMarks;
  /** How wide the spaces of a line by hand are, in heights of a letter. */
  readonly spaces: readonly number[];
  /** Around the letters read, in form points. */
  readonly box: Box;
}
