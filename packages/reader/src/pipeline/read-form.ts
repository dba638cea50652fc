import type { FieldReading, PaperForm, ReaderNote } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { weighHandwriting } from '../hand/weigh-handwriting.ts';
import { assignPages, type DocumentIdentity } from '../identify/identify-pages.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import type { PageReading } from '../threads/page-tasks.ts';
import { capScore } from '../unknown-edition/cap-score.ts';
import { type FormPage, readOtherEdition } from '../unknown-edition/read-other-edition.ts';
import type { DocumentOutline, PageOutline } from './document-outline.ts';
import { listNotes } from './list-notes.ts';
import { callAgain, orNull, type Run } from './page-calls.ts';

export interface FormReading {
  /** Null: not a form we know. */
  readonly paper: PaperForm | null;
  /** As printed; null of an edition that we do not know. */
  readonly edition: string | null;
  readonly notes: readonly ReaderNote[];
  /** By page of the upload: which page of the form it is. */
  readonly places: ReadonlyMap<number, PageGuess>;
  /** Pages that were read by their labels, because the form's places do not apply to them. */
  readonly labelled: ReadonlySet<number>;
  readonly texts: ReadonlyMap<number, string>;
}

const uncertainEditionMargin = 0.01;

/** Finds out which form an upload is, and reads it. */
export async function readForm(run: Run, outline: DocumentOutline): Promise<FormReading> {
  const guesses = await rankPages(run, outline);
  const identity = assignPages(guesses);
  const known = await readKnownPages(run, outline, identity);
  const other = await readOtherEdition(run, outline, guesses, known);
  const labelled = new Set(other.pages.map(({ page }) => page));
  const kept = known
    .filter(({ page }) => !labelled.has(page.page))
    .map((each) => (other.lost.has(each.page.page) ? { ...each, reading: null } : each));
  const about = kept[0]?.guess ?? other.pages[0]?.guess ?? known[0]?.guess;
  if (!about)
    return {
      paper: null,
      edition: null,
      notes: [],
      places: new Map(),
      labelled,
      texts: other.texts,
    };
  const { form, edition } = about;
  const places = new Map([
    ...kept.map(({ page, guess }) => [page.page, guess] as const),
    ...other.pages.map(({ page, guess }) => [page, guess] as const),
  ]);
  const fields = new Map<string, FieldReading>();
  const isOther = other.pages.some(({ isMoved }) => isMoved);
  for (const { page, reading } of kept)
    for (const each of reading?.readings ?? [])
      fields.set(each.fieldId, isOther && page.nature !== 'form' ? capScore(each) : each);
  for (const { readings } of other.pages) for (const each of readings) fields.set(each.fieldId, each);
  const writings = [...kept.map(({ reading }) => reading), ...other.pages].flatMap(
    (each) => each?.writing ?? [],
  );
  return {
    paper: { form, edition, fields: weighHandwriting(fields, getCatalogue(form, edition).fields, writings) },
    edition: isOther ? null : edition,
    notes: listNotes({
      form,
      edition,
      isUncertain: identity !== null && identity.editionMargin < uncertainEditionMargin,
      isOther,
      unread: kept.filter(({ reading }) => !reading),
      labelled: [...labelled],
      found: [...places.values()],
    }),
    places,
    labelled,
    texts: other.texts,
  };
}

async function rankPages(run: Run, outline: DocumentOutline): Promise<Array<readonly PageGuess[]>> {
  const pages = outline.pages.length;
  let done = 0;
  run.report('registering', 0, pages);
  return Promise.all(
    outline.pages.map(async (page): Promise<readonly PageGuess[]> => {
      const found =
        page.nature === 'picture'
          ? await orNull(run, callAgain(run, 'rank', { page: page.page }))
          : page.guesses;
      run.report('registering', ++done, pages);
      return found ?? [];
    }),
  );
}

async function readKnownPages(
  run: Run,
  outline: DocumentOutline,
  identity: DocumentIdentity | null,
): Promise<FormPage[]> {
  const known = outline.pages.flatMap((page, i) => {
    const guess = identity?.pages[i]?.guess;
    return guess ? [{ page, guess }] : [];
  });
  let done = 0;
  run.report('reading', 0, known.length);
  const heaviestFirst = [...known].sort((p, q) => fieldCount(q.guess) - fieldCount(p.guess));
  return Promise.all(
    heaviestFirst.map(async ({ page, guess }) => {
      const read = readPage(run, outline, page, guess).then((reading) => ({ reading }));
      const reading = (await orNull(run, read))?.reading;
      run.report('reading', ++done, known.length);
      return { page, guess, reading };
    }),
  );
}

async function readPage(
  run: Run,
  outline: DocumentOutline,
  { page, nature }: PageOutline,
  guess: PageGuess,
): Promise<PageReading | null> {
  if (nature !== 'form') return callAgain(run, 'read', { page, nature, guess });
  const readings = outline.formFields?.readings.filter(({ place }) => place.page === page);
  return readings ? { readings, agreement: 1, worstRegion: 1 } : null;
}

const fieldCount = ({ form, edition, page }: PageGuess) =>
  getCatalogue(form, edition).fields.filter((field) => field.page === page && field.kind === 'text').length;
