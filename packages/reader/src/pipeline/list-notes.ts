import type { Catalogue, ReaderNote } from '@puente/forms';
import type { PageGuess } from '../identify/rank-page.ts';
import type { FormPage } from '../unknown-edition/read-other-edition.ts';

interface Found {
  /** The edition that the paper is most like. */
  readonly catalogue: Catalogue;
  /** All editions of its form that this reading knows. */
  readonly editions: readonly string[];
  /** Another known edition is as likely. */
  readonly isUncertain: boolean;
  /** The paper is of an edition that we do not know. */
  readonly isOther: boolean;
  /** Pages of the form that gave no reading. */
  readonly unread: readonly FormPage[];
  /** Pages of the upload that were read by their labels. */
  readonly labelled: readonly number[];
  /** Which pages of the form are in the upload. */
  readonly found: readonly PageGuess[];
}

/** What a person should know about a reading as a whole. Empty when there is nothing to say. */
export function listNotes({ unread, found, catalogue, ...about }: Found): ReaderNote[] {
  const pages = unread.map(({ page: { page }, guess }) => ({ page, formPage: guess.page }));
  const formPages = listMissing(catalogue, found);
  return [
    ...(pages.length > 0
      ? [{ code: 'pages-unread' as const, pages: pages.sort((one, two) => one.page - two.page) }]
      : []),
    ...listEditionNotes(catalogue, about),
    ...listUnsureNotes(catalogue, found),
    ...(formPages.length > 0 ? [{ code: 'pages-missing' as const, formPages }] : []),
  ];
}

/** If the edition is unknown, all its pages were read by their labels, so that is not said of each page again. */
function listEditionNotes(
  { form }: Catalogue,
  {
    isOther,
    isUncertain,
    labelled,
    editions,
  }: Pick<Found, 'isOther' | 'isUncertain' | 'labelled' | 'editions'>,
): ReaderNote[] {
  if (isOther) return [{ code: 'edition-unknown', form, editions: [...editions] }];
  const pages = [...labelled].sort((one, two) => one - two);
  return [
    ...(pages.length > 0 ? [{ code: 'pages-read-by-labels' as const, pages }] : []),
    ...(isUncertain ? [{ code: 'edition-uncertain' as const }] : []),
  ];
}

/** Nobody fills these by what is read. */
const unread: ReadonlySet<string> = new Set(['signature', 'office']);

/** Boxes of a matched edition that were not read, because it is not sure which they are. */
function listUnsureNotes(
  { form, edition, unplaced = [] }: Catalogue,
  found: readonly PageGuess[],
): ReaderNote[] {
  const items = new Map<number, Set<string>>();
  for (const { field, reason } of unplaced) {
    if (reason !== 'uncertain' || unread.has(field.valueKind)) continue;
    if (!found.some((guess) => guess.page === field.page)) continue;
    const own = items.get(field.page) ?? new Set();
    items.set(field.page, /^\d/.test(field.item) ? own.add(field.item) : own);
  }
  if (items.size === 0) return [];
  const pages = [...items].sort(([one], [two]) => one - two);
  return [
    {
      code: 'boxes-not-read',
      form,
      edition,
      pages: pages.map(([formPage, some]) => ({ formPage, items: [...some] })),
    },
  ];
}

/** The pages of a form that are not among those found. */
export function listMissing({ pageCount }: Catalogue, found: readonly PageGuess[]): number[] {
  return Array.from({ length: pageCount }, (_, i) => i + 1).filter(
    (page) => !found.some((guess) => guess.page === page),
  );
}
