import type { Recognition, Voice } from '../engine/engine.ts';

export interface WeightedRecognition {
  readonly voice: Voice;
  readonly recognition: Recognition;
  /** Less than 1 for a reading of the same picture by the same eyes: it adds little. */
  readonly weight: number;
}
