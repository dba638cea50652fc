import type { FieldReading, SourceForm } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import { getEdition } from '../editions/open-editions.ts';
import { toQuarterTurns } from '../geometry/homography.ts';
import type { PageWriting } from '../hand/weigh-handwriting.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import type { DocumentOutline, PageOutline } from '../pipeline/document-outline.ts';
import { callAgain, orNull, type Run } from '../pipeline/page-calls.ts';
import type { PageReading } from '../threads/page-tasks.ts';
import type { LabelSearch } from './find-form-page.ts';
import type { LabelledReading } from './read-labelled-page.ts';

/** A page of the upload that is, or may be, a page of the form. */
export interface FormPage {
  readonly page: PageOutline;
  readonly guess: PageGuess;
  /** Null: it does not lie where the form has it. Undefined: it could not be read. */
  readonly reading: PageReading | null | undefined;
}

interface LabelledPage {
  readonly page: number;
  readonly guess: PageGuess;
  readonly readings: readonly FieldReading[];
  readonly isMoved: boolean;
  readonly writing?: PageWriting;
}

export interface LabelledPages {
  /** Digital pages whose words stand neither where the form says nor where labels could tell. */
  readonly lost: ReadonlySet<number>;
  /** Pages that were read by their labels. */
  readonly pages: readonly LabelledPage[];
  /** Texts of pages, which came with it. */
  readonly texts: ReadonlyMap<number, string>;
}

/** Scans that lie as their form agree with it at 0.97 and more, bad copies at 0.8; words of a digital page exactly. */
const strangeAgreement = { picture: 0.75, words: 0.99 };
/** Bad copies agree at 0.6 and more everywhere; where two blocks changed places, a third of the rules still meet. */
const strangeRegion = 0.55;
/** Pictures that are looked at for labels in an upload of few form pages; and how much one must look like a form. */
const maxSamples = 3;
const minLikeness = 0.35;

const kindOf = ({ nature }: PageOutline) => (nature === 'picture' ? 'picture' : 'words');

const isStrange = ({ reading, page }: FormPage) =>
  page.nature !== 'form' &&
  reading !== undefined &&
  (reading === null ||
    reading.agreement < strangeAgreement[kindOf(page)] ||
    reading.worstRegion < strangeRegion);

const isTurned = ({ guess }: FormPage) => toQuarterTurns(guess.toImage) !== 0;

/**
 * Pages of an edition that we do not know, read by their labels: those that lie badly over their form, and, where few
 * pages of the form were found, some of those that were taken for none; then, if one is indeed of another edition, all
 * of these.
 */
export async function readOtherEdition(
  run: Run,
  outline: DocumentOutline,
  guesses: ReadonlyArray<readonly PageGuess[]>,
  known: readonly FormPage[],
): Promise<LabelledPages> {
  const texts = new Map<number, string>();
  const strange = known.filter(isStrange);
  const look = async (pages: readonly PageOutline[], form: SourceForm | null) => {
    const looked = pages.map(async (page) => {
      const before = strange.find((other) => other.page === page);
      const search: LabelSearch = {
        form,
        formPage: before?.guess.page ?? null,
        always: !before?.reading,
      };
      const input = { page: page.page, nature: page.nature, search };
      const found = await orNull(run, callAgain(run, 'labels', input));
      // The text stage turns a page that lies on its side; here it was read as it lies, which gives no words.
      if (found?.text && !(before && isTurned(before))) texts.set(page.page, found.text);
      return found?.reading ? [{ page: page.page, ...found.reading }] : [];
    });
    return (await Promise.all(looked)).flat();
  };
  const likeness = ({ page }: PageOutline) => guesses[page - 1]?.[0]?.score ?? 0;
  const others = outline.pages
    .filter((page) => !known.some((other) => other.page === page))
    .filter((page) => page.nature === 'text' || (page.nature === 'picture' && likeness(page) >= minLikeness))
    .sort((p, q) => likeness(q) - likeness(p));
  const form = known[0]?.guess.form ?? null;
  const isPicture = ({ nature }: PageOutline) => nature === 'picture';
  const likely = [
    ...others.filter((page) => !isPicture(page)),
    ...others.filter(isPicture).slice(0, maxSamples),
  ];
  const samples = [...strange.map(({ page }) => page), ...(isMostlyKnown(run, known) ? [] : likely)];
  const seen = await look(samples, form);
  const lost = new Set(
    strange
      .filter(({ page }) => kindOf(page) === 'words' && !seen.some((other) => other.page === page.page))
      .map(({ page }) => page.page),
  );
  const first = seen.flatMap(toLabelled);
  if (known.length > 0 && !first.some(({ isMoved }) => isMoved))
    return { pages: eachFormPageOnce(first, known), texts, lost };
  const rest = first.length === 0 ? [] : others.filter((page) => !samples.includes(page));
  const second = await look(rest, form ?? pickCommonestForm(first));
  return { pages: eachFormPageOnce([...first, ...second.flatMap(toLabelled)], known), texts, lost };
}

const toLabelled = ({ readings, ...found }: LabelledReading & { readonly page: number }): LabelledPage[] =>
  readings ? [{ ...found, readings }] : [];

/** Whether so much of the form was found in its places that the rest of the upload is something else. */
const isMostlyKnown = ({ editions }: Run, [first, ...more]: readonly FormPage[]) =>
  first !== undefined && 1 + more.length >= getEdition(editions.catalogues, first.guess).pageCount / 2;

function pickCommonestForm(pages: readonly LabelledPage[]): SourceForm {
  const counts = listCatalogues().map(({ form }) => ({
    form,
    count: pages.filter(({ guess }) => guess.form === form).length,
  }));
  return counts.sort((p, q) => q.count - p.count)[0]?.form ?? 'I-589';
}

function eachFormPageOnce(found: readonly LabelledPage[], known: readonly FormPage[]): LabelledPage[] {
  const form = known[0]?.guess.form ?? pickCommonestForm(found);
  const taken = new Set(
    known
      .filter(({ page }) => !found.some((other) => other.page === page.page))
      .map(({ guess }) => guess.page),
  );
  return [...found]
    .sort((p, q) => q.guess.score - p.guess.score)
    .filter(({ guess }) => {
      if (guess.form !== form || taken.has(guess.page)) return false;
      taken.add(guess.page);
      return true;
    });
}
