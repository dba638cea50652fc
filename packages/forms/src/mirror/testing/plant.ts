import type { MirrorVerdict } from '@puente/contract';
import type { MirrorTopic } from '../mirror-entry.ts';
import type { Case } from './cases.ts';

/** A difference put into a case, and where it has to show. */
export interface Planted {
  readonly topic: MirrorTopic;
  /** Keys of the items, any of which is right. */
  readonly keys: readonly string[];
  readonly verdict: MirrorVerdict;
  /** Keys of further items that the same change rightly touches. */
  readonly also?: readonly string[];
}

/** What may go wrong between two forms. `area`: changes of one area are not planted in one case. */
export interface Plant {
  readonly name: string;
  readonly area: string;
  /** Changes the form data of a case; null where the case has nothing that it could change. */
  readonly put: (one: Case) => Planted | null;
}
