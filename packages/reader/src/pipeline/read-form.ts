import type { Catalogue, FieldReading, PaperForm, ReaderNote } from '@puente/forms';
import { liesAlike } from '../editions/lies-alike.ts';
import { getEdition } from '../editions/open-editions.ts';
import { type PageWriting, weighHandwriting } from '../hand/weigh-handwriting.ts';
import { assignPages, type DocumentIdentity } from '../identify/identify-pages.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { agreeOnAccents } from '../score/agree-on-accents.ts';
import { agreeOnApostrophes } from '../score/agree-on-apostrophes.ts';
import { agreeOnCapitals } from '../score/agree-on-capitals.ts';
import { agreeOnDots } from '../score/agree-on-dots.ts';
import { agreeOnLetters } from '../score/agree-on-letters.ts';
import { agreeOnNames } from '../score/agree-on-names.ts';
import { agreeOnNumber } from '../score/agree-on-number.ts';
import { agreeOnProvince } from '../score/agree-on-province.ts';
import { agreeOnState } from '../score/agree-on-state.ts';
import type { PageRank, PageReading } from '../threads/page-tasks.ts';
import { capScore } from '../unknown-edition/cap-score.ts';
import { type FormPage, readOtherEdition } from '../unknown-edition/read-other-edition.ts';
import type { DocumentOutline, PageOutline } from './document-outline.ts';
import type { LookedPages } from './document-reading.ts';
import { listNotes } from './list-notes.ts';
import { type OwedBoxes, toOwedBoxes } from './owed-boxes.ts';
import { callAgain, orNull, type Run } from './page-calls.ts';
import { rankPages } from './rank-pages.ts';

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
  /** By page: what is left to be read with its text. */
  readonly owed: ReadonlyMap<number, OwedBoxes>;
}

const uncertainEditionMargin = 0.01;

/** Finds out which form an upload is, unless its pages were looked at before, and reads it. */
export async function readForm(
  run: Run,
  outline: DocumentOutline,
  looked?: LookedPages,
): Promise<FormReading> {
  const { catalogues, id } = run.editions;
  // What was looked for then may not be what is known now.
  const ranks = looked?.editions === id ? looked.ranks : await rankPages(run, outline);
  const guesses = ranks.map((rank) => rank.guesses);
  const identity = assignPages(guesses);
  const known = await readKnownPages(run, outline, identity, ranks);
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
      owed: new Map(),
    };
  const { form, edition } = about;
  const catalogue = getEdition(catalogues, about);
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
  const paper = { form, edition, fields: agreeWithOthers(fields, catalogue, writings) };
  return {
    paper,
    edition: isOther ? null : edition,
    notes: listNotes({
      catalogue,
      editions: catalogues.filter((each) => each.form === form).map((each) => each.edition),
      isUncertain: identity !== null && isUncertain(run, identity),
      isOther,
      unread: kept.filter(({ reading }) => !reading),
      labelled: [...labelled],
      found: [...places.values()],
    }),
    places,
    labelled,
    texts: other.texts,
    owed: new Map(
      kept.flatMap(({ page, guess, reading }) =>
        reading?.long?.length ? [[page.page, toOwedBoxes(paper, guess, reading.long)] as const] : [],
      ),
    ),
  };
}

/** What all pages together say of what was read on each. */
function agreeWithOthers(
  fields: ReadonlyMap<string, FieldReading>,
  { form, fields: specs }: Catalogue,
  writings: readonly PageWriting[],
): ReadonlyMap<string, FieldReading> {
  const placed = agreeOnProvince(agreeOnState(agreeOnNumber(fields, form), specs), specs);
  const lettered = agreeOnCapitals(agreeOnDots(placed), specs);
  const agreed = agreeOnAccents(agreeOnNames(agreeOnApostrophes(lettered, specs), specs));
  return agreeOnLetters(weighHandwriting(agreed, specs, writings), specs);
}

/** Editions of the program are told apart whatever is on the pages; one that was matched where it makes a difference. */
function isUncertain({ editions: { catalogues } }: Run, { form, edition, rivals, pages }: DocumentIdentity) {
  const best = getEdition(catalogues, { form, edition });
  const found = new Set(pages.flatMap(({ guess }) => guess?.page ?? []));
  return rivals
    .filter(({ margin }) => margin < uncertainEditionMargin)
    .map((rival) => getEdition(catalogues, { form, edition: rival.edition }))
    .some((rival) => (best.unplaced ?? rival.unplaced) === undefined || !liesAlike(best, rival, found));
}

async function readKnownPages(
  run: Run,
  outline: DocumentOutline,
  identity: DocumentIdentity | null,
  ranks: readonly PageRank[],
): Promise<FormPage[]> {
  const known = outline.pages.flatMap((page, i) => {
    const guess = identity?.pages[i]?.guess;
    return guess ? [{ page, guess, writing: ranks[i]?.writing ?? 0 }] : [];
  });
  let done = 0;
  run.report('reading', 0, known.length);
  // A page that takes long must not be the last.
  const heaviestFirst = [...known].sort((p, q) => q.writing - p.writing);
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
