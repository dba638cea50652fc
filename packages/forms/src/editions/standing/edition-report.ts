import { targetFormSchema } from '@puente/contract';
import { z } from 'zod';

/** Sources that have no name of their own; the words are in `texts`. */
const toldSources = [
  'source-alert-quoted',
  'source-alert-quoted-again',
  'source-log-of-changes',
  'source-project-checking-editions',
] as const;

const backgrounds = ['newer-edition-stopped'] as const;

/** What can be said about how an edition stands; the words are in `texts`. */
export type StandingCode =
  | 'title-accepted'
  | 'title-not-accepted'
  | 'title-was-not-accepted'
  | 'title-unknown'
  | 'practice'
  | 'practice-was'
  | 'never-heard'
  | 'no-longer-accepted'
  | 'was-no-longer-accepted'
  | 'accepted-edition'
  | 'read-by-others'
  | 'read-on-uscis'
  | 'not-looked-since'
  | 'compare-first'
  | 'source-named'
  | (typeof toldSources)[number]
  | (typeof backgrounds)[number];

/** After so many days at most somebody has to look again. */
const maxDaysUnchecked = 60;

const dayMs = 24 * 60 * 60 * 1000;
const editionDate = z.string().regex(/^\d\d\/\d\d\/\d\d$/, 'as printed on the form: MM/DD/YY');

/** `named`: what can be found by its name, such as `uscis.gov/i-485`; `told`: what has none, as a code of `texts`. */
const sourceSchema = z.union([
  z.strictObject({ named: z.string().min(1), readOn: z.iso.date() }),
  z.strictObject({ told: z.enum(toldSources), readOn: z.iso.date() }),
]);

const toldOfAny = {
  form: targetFormSchema,
  edition: editionDate,
  /** What else was reported of it. */
  background: z.enum(backgrounds).optional(),
  /** `official`: read on uscis.gov itself; `reported`: told by others who quote it. */
  certainty: z.enum(['official', 'reported']),
  /** The day of the newest source. */
  checked: z.iso.date(),
  /** The last day on which this is repeated without looking again. */
  checkBy: z.iso.date(),
  sources: z.array(sourceSchema).min(1),
};

/** What is known of one edition, by whom, and when they read it. */
export const editionReportSchema = z
  .discriminatedUnion('status', [
    z.strictObject({ ...toldOfAny, status: z.literal('accepted') }),
    z.strictObject({
      ...toldOfAny,
      status: z.literal('not-accepted'),
      /** The first day on which it was no longer accepted. */
      since: z.iso.date(),
      /** The edition taken in its place. */
      instead: editionDate,
    }),
  ])
  .refine(
    ({ checked, sources }) =>
      sources
        .map(({ readOn }) => readOn)
        .sort()
        .at(-1) === checked,
    {
      error: '`checked` is the day on which the newest source was read',
      path: ['checked'],
    },
  )
  .refine(
    ({ checked, checkBy }) => {
      const days = (Date.parse(checkBy) - Date.parse(checked)) / dayMs;
      return days > 0 && days <= maxDaysUnchecked;
    },
    { error: `\`checkBy\` is 1 to ${maxDaysUnchecked} days after \`checked\``, path: ['checkBy'] },
  );

export type EditionReport = z.infer<typeof editionReportSchema>;
