import type { TargetForm } from '@puente/contract';
import type { Dated } from '../dated.ts';
import type { SourceCode } from './sources.ts';

/** What calls for a lawyer or an accredited representative before anything is filed. */
export const redFlags = [
  'arrest',
  'trip-home',
  'third-country',
  'fraud',
  'prior-removal',
  'resettlement',
  'unpaid-annual-fee',
  'court-hearing',
  'domestic-violence',
  'citizenship-claim',
  'armed-group',
  'family-changed',
] as const;
export type RedFlag = (typeof redFlags)[number];

/** What is known of one sentence; its words are in `texts`. */
export interface SentenceFacts extends Dated {
  readonly source: SourceCode;
}

/** One or two sentences (three where they cannot be told apart) that answer one question. */
export interface Passage {
  /** The forms it is about; empty: any. */
  readonly forms: readonly TargetForm[];
  /** What asking about it may be a sign of. */
  readonly flags?: readonly RedFlag[];
  /** By an id that no other sentence has; the one that answers first stands first. */
  readonly sentences: Readonly<Record<string, SentenceFacts>>;
}

export type Topic = Readonly<Record<string, Passage>>;

/** Of law, of what is printed on a form, of how things are named: when the sources were looked at, none on the live web. */
export const lasting: Dated = { checked: '2026-11-22', checkBy: '2027-02-20' };

/** Of amounts, editions, addresses and what courts and notices change: the newest word stored is of that day. */
export const changing: Dated = { checked: '2026-10-08', checkBy: '2026-12-07' };
