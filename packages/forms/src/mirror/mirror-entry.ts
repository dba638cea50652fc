import type { MirrorVerdict } from '@puente/contract';
import type { ReadingPlace } from '../reading.ts';

/** What an entry is about; its words are in `texts`. */
export const mirrorTopics = [
  'name',
  'other-names',
  'birth',
  'nationality',
  'a-number',
  'entry',
  'home-abroad',
  'homes-here',
  'work',
  'parent',
  'spouse',
  'child',
  'membership',
  'court',
  'relief',
  'arrest',
  'detention',
  'military',
  'harm',
  'third-country',
  'return',
] as const;
export type MirrorTopic = (typeof mirrorTopics)[number];

/** One box of the paper as it was read. */
export interface OldWords {
  /** Of the paper's catalogue. */
  readonly fieldId: string;
  /** As read, unchanged; empty for a mark and for what could not be read. */
  readonly text: string;
  readonly place: ReadingPlace;
  /** Of a checkbox. Boxes that stand empty are not among the old words. */
  readonly marked?: true;
}

/** What would stand on the form: as typed, or which of the two boxes is ticked. */
export type NewAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly answer: 'yes' | 'no' };

/** An answer of the form beside what the paper said of the same. */
export interface MirrorEntry {
  /** Of the guide item at which it stands. */
  readonly key: string;
  /** Where it is typed in the form data (of a row that is gone: its list); null: nowhere, it is a box answer or none. */
  readonly path: string | null;
  readonly topic: MirrorTopic;
  /** Every reading it rests on, in the order of the paper. */
  readonly before: readonly OldWords[];
  /** Null: nothing is answered. */
  readonly now: NewAnswer | null;
  readonly verdict: MirrorVerdict;
  /** Whether it may have come about since the paper was signed, so that a draft 'Since then …' makes sense. */
  readonly since: boolean;
  /** Of the least sure reading it rests on, 0 to 1; null: it rests on none. */
  readonly score: number | null;
  /** Whether one of its readings stands in the story, which is not shown to everybody. */
  readonly isStory: boolean;
}

export interface Mirror {
  /** The day the paper was signed, MM/DD/YYYY; null where it could not be read: then nothing is told by dates. */
  readonly signedOn: string | null;
  /** In the order of the form. */
  readonly entries: readonly MirrorEntry[];
}
