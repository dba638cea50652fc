import type { Pair } from './score-pairs.ts';

/** How sure it is that a box of the known edition is a box of the blank. */
export type Certainty =
  /** Its name and its print agree. */
  | 'certain'
  /** Its name is another, or lives on at another box; its print is like no other's. */
  | 'by-print'
  /** The witnesses disagree, or two boxes are too alike: it is not filled until a person decides. */
  | 'uncertain';

export interface BoxMatch {
  readonly from: number;
  readonly to: number;
  readonly certainty: Certainty;
  readonly pair: Pair;
  /** By how much its print is better than that of the next likely pair of either box. */
  readonly margin: number;
}
