import type { Said } from '@puente/contract';

/**
 * How sure a fact is. form: printed on the blank; official: read in a copy of an official text; reported: told by others
 * who quote it; unverified: from memory, to be checked before anybody relies on it.
 */
type Sureness = 'form' | 'official' | 'reported' | 'unverified';

export interface Fact<Data> {
  readonly text: Said;
  /** The text it rests on, named so that it can be found; what has no name of its own is described. */
  readonly source: string | Said;
  readonly sure: Sureness;
  /** Whom it concerns, by the answers; missing: everybody. */
  readonly when?: (data: Data) => boolean;
}

/** The day on which the facts were put together from their sources. None was checked on the live web. */
export const factsGatheredOn = '2026-11-20';
/** After so many days a page says that they are old. */
export const factsStaleAfterDays = 90;
