import type { TargetForm } from '@puente/contract';

/** What can be said about how an edition stands; the words are in `texts`. */
export type StandingCode =
  | 'never-heard'
  | 'no-longer-accepted'
  | 'accepted-edition'
  | 'read-by-others'
  | 'read-long-ago'
  | 'compare-first'
  | 'newer-edition-stopped'
  | 'source-alert-quoted'
  | 'source-alert-quoted-again'
  | 'source-log-of-changes'
  | 'source-project-checking-editions';

export interface EditionReport {
  readonly form: TargetForm;
  /** As printed on the form. */
  readonly edition: string;
  readonly status: 'accepted' | 'not-accepted';
  /** The first day on which it was no longer accepted. */
  readonly since?: string;
  /** The edition taken in its place. */
  readonly instead?: string;
  /** What else was reported of it. */
  readonly background?: StandingCode;
  readonly sources: readonly { readonly name: StandingCode; readonly readOn: string }[];
}

/** A report older than this is no longer repeated as if it were still true. */
export const staleAfterDays = 60;

/**
 * What is known of each edition, by whom, and when they read it: no line of this was read on uscis.gov itself. To bring
 * it up to date, read uscis.gov/i-485 and uscis.gov/i-765 and write down the day.
 */
export const editionReports: readonly EditionReport[] = [
  {
    form: 'I-485',
    edition: '01/20/25',
    status: 'not-accepted',
    since: '2026-09-18',
    instead: '09/18/26',
    sources: [
      {
        name: 'source-alert-quoted',
        readOn: '2026-09-13',
      },
      {
        name: 'source-alert-quoted-again',
        readOn: '2026-10-02',
      },
    ],
  },
  {
    form: 'I-765',
    edition: '08/21/25',
    status: 'accepted',
    background: 'newer-edition-stopped',
    sources: [
      {
        name: 'source-log-of-changes',
        readOn: '2026-09-16',
      },
      {
        name: 'source-project-checking-editions',
        readOn: '2026-10-08',
      },
    ],
  },
];
