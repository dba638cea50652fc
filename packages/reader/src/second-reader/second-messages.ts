import type { Recognition } from '../engine/engine.ts';
import type { SecondPicture } from './second-reader.ts';

/** From a reading thread to the second reader's process; `id` is the thread's own. */
export interface SecondCall {
  readonly id: number;
  readonly pictures: readonly SecondPicture[];
}

export interface SecondReply {
  readonly id: number;
  /** As `SecondReader.recognise`. */
  readonly read: Recognition[] | null;
}
