import type { RedFlag } from '@puente/forms/knowledge';

/** How people put things in a language. Patterns meet small letters without accents. */
export interface QuestionWords {
  /** Ways to say one thing → the one word that stands for all of them; the first that fits counts. */
  readonly sameThings: ReadonlyArray<readonly [RegExp, string]>;
  /** Asks what to do, to answer or to choose, or what will come of it. */
  readonly advice: readonly RegExp[];
  readonly flags: Readonly<Record<RedFlag, RegExp>>;
}
