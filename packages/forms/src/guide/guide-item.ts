import type { Confidence } from '@puente/contract';
import type { FieldSpec } from '../catalogue.ts';
import type { RedFlag } from '../knowledge/passage.ts';
import type { Source } from '../knowledge/sources.ts';
import type { GuideAudience } from './form-guide.ts';
import type { InkedBox } from './inked-boxes.ts';

/** A box that can be answered in the guide, with its answer (`tickedAnswer`: it is ticked). */
export interface GuideBox {
  readonly field: FieldSpec;
  readonly answer: string;
}

/** What a person says to a yes, for the additional information. `group`: of the yes and its no. */
export interface Explanation {
  readonly group: string;
  readonly text: string;
}

/** One answer a person gives, as it stands. */
export interface GuideItem {
  readonly key: string;
  /** In our own words. */
  readonly label: string;
  readonly fields: readonly [FieldSpec, ...FieldSpec[]];
  /** What would be printed. */
  readonly printed: readonly InkedBox[];
  /** Of what was read from the paper, the least sure; null: nothing was. */
  readonly confidence: Confidence | null;
  readonly isRequired: boolean;
  /** Where it is typed in the review; null: nowhere. */
  readonly path: string | null;
  /** Boxes that are answered in the guide. */
  readonly boxes: readonly GuideBox[];
  /** Null: its answer is no yes. */
  readonly explanation: Explanation | null;
  /** It is written by hand on the printed form. */
  readonly isByHand: boolean;
  /** Boxes any of which opens it, in none of which something stands; empty: it is asked. */
  readonly closedBy: readonly FieldSpec[];
  readonly audience: GuideAudience | null;
  readonly sources: readonly Source[];
  /** Boxes of it whose tick calls for a lawyer first, and why. */
  readonly referrals: ReadonlyArray<{ readonly box: string; readonly flag: RedFlag }>;
  /** What is printed at a question that only this edition asks. */
  readonly print: string | null;
}
