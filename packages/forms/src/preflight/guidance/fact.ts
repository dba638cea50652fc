import type { Dated } from '../../dated.ts';

/**
 * How sure a fact is. form: printed on the blank; official: read in a copy of an official text; reported: told by others
 * who quote it; unverified: from memory, to be checked before anybody relies on it.
 */
type Sureness = 'form' | 'official' | 'reported' | 'unverified';

/** `named`: a text that can be found by its name; `told`: what has no name of its own, as a code of `texts`. */
type Source<Told extends string> = { readonly named: string } | { readonly told: Told };

/** Its words are in `texts`, under `code`. */
export interface Fact<Data, Code extends string = string, Told extends string = string> {
  readonly code: Code;
  readonly source: Source<Told>;
  readonly sure: Sureness;
  /** Whom it concerns, by the answers; missing: everybody. */
  readonly when?: (data: Data) => boolean;
}

/** Facts about a form with these data, each with its codes as types. */
export const factsOf =
  <Data>() =>
  <const Code extends string, const Told extends string = never>(
    facts: readonly Fact<Data, Code, Told>[],
  ): readonly Fact<Data, Code, Told>[] =>
    facts;

/** When the facts were collected from their sources (none was checked on the live web), and how long they are repeated. */
export const guidanceDates: Dated = { checked: '2026-11-20', checkBy: '2027-02-18' };
