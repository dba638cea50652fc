import type { SourceForm } from '@puente/forms';
import { getEdition } from '../editions/open-editions.ts';
import { assignPages } from '../identify/identify-pages.ts';
import type { PageRank } from '../threads/page-tasks.ts';
import type { DocumentOutline } from './document-outline.ts';
import type { LookedPages } from './document-reading.ts';
import { listMissing } from './list-notes.ts';
import { callAgain, orNull, type Run } from './page-calls.ts';
import { rankPages } from './rank-pages.ts';

/** What a file is, told from its pages before a word of the answers is read. Pages count from 1. */
export interface FirstLook {
  /** Null: its pages are none that we know by their looks. */
  readonly form: SourceForm | null;
  readonly pages: readonly {
    readonly page: number;
    readonly formPage: number | null;
    readonly isEmpty: boolean;
  }[];
  /** Pages of the form that are not among them; empty where the form is not known. */
  readonly missing: readonly number[];
  /** The boxes of a fillable form are all empty. False also where only reading would tell. */
  readonly isUnfilled: boolean;
  /** Numbers of forms, such as `I-130`, in the words of a file whose form is not known, the most frequent first. */
  readonly mentioned: readonly string[];
  /** For `read`, which then does not look at the pages anew. */
  readonly looked: LookedPages;
}

/** Where the form is not known, the words of so many pages are looked through. */
const searchedPages = 2;
const formNumber = /\bForm\s+(EOIR|AR|[AGINRl|1])-(\d{1,4}[A-Z]?)\b/gi;
/** What an I is read as. */
const lookalikesOfI = /[l|1]/i;

/** Finds out what a file is. */
export async function lookAtDocument(run: Run, outline: DocumentOutline): Promise<FirstLook> {
  const ranks = await rankPages(run, outline);
  const identity = assignPages(ranks.map(({ guesses }) => guesses));
  const pages = outline.pages.map(({ page }, i) => ({
    page,
    formPage: identity?.pages[i]?.guess?.page ?? null,
    isEmpty: ranks[i]?.isEmpty ?? false,
  }));
  const found = identity?.pages.flatMap(({ guess }) => guess ?? []) ?? [];
  return {
    form: identity?.form ?? null,
    pages,
    missing: identity ? listMissing(getEdition(run.editions.catalogues, identity), found) : [],
    isUnfilled: isUnfilled(outline),
    mentioned: identity ? [] : listMentioned(await readFirstWords(run, outline, ranks)),
    looked: { editions: run.editions.id, ranks },
  };
}

const isUnfilled = ({ pages, formFields }: DocumentOutline): boolean =>
  formFields !== null &&
  pages.every(({ nature }) => nature === 'form') &&
  formFields.readings.every((reading) => reading.state === 'blank' || isUnmarked(reading));

const isUnmarked = (reading: { readonly state: string; readonly marked?: boolean }) =>
  reading.state === 'marked' && reading.marked === false;

/** The texts of the first pages on which anything stands. */
async function readFirstWords(
  run: Run,
  outline: DocumentOutline,
  ranks: readonly PageRank[],
): Promise<string[]> {
  const written = outline.pages.filter((_, i) => !ranks[i]?.isEmpty).slice(0, searchedPages);
  return Promise.all(
    written.map(
      async ({ page, text }) =>
        text ?? (await orNull(run, callAgain(run, 'text', { page, quarterTurns: 0 }))) ?? '',
    ),
  );
}

export function listMentioned(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [, series = '', rest = ''] of texts.join('\n').matchAll(formNumber)) {
    const number = `${series.replace(lookalikesOfI, 'I')}-${rest}`.toUpperCase();
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return [...counts].sort((one, two) => two[1] - one[1]).map(([number]) => number);
}
