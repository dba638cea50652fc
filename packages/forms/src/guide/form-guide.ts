import type { BoxPattern } from '../box-pattern.ts';
import type { RedFlag } from '../knowledge/passage.ts';

/** Whom an item is for, where it is not for everybody; its words are in `texts`. */
export const guideAudiences = [
  'representative',
  'interpreter',
  'preparer',
  'officer',
  'derivative',
  'asylum',
  'other-category',
  'crew',
  'exchange-visitor',
  'public-charge',
  'students',
  'h1b-families',
  'asylum-pending',
  'employment-petition',
  'settlement',
] as const;
export type GuideAudience = (typeof guideAudiences)[number];

/** What a form adds to its catalogue so that a guide to it can be told. Boxes are named by their ids. */
export interface FormGuide {
  /** Whom items are for: the first line whose pattern takes an item's first box. */
  readonly audiences: ReadonlyArray<readonly [BoxPattern, GuideAudience]>;
  /** Boxes that are asked only where something stands in one of others, beyond what the PDF itself says. */
  readonly opens: ReadonlyArray<readonly [BoxPattern, by: readonly string[]]>;
  /** Boxes whose tick calls for a lawyer first, and why. */
  readonly referrals: ReadonlyArray<readonly [BoxPattern, RedFlag]>;
  /** Key of an item → codes of what its words rest on, beside the form itself. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
}
