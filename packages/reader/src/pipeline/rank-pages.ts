import { getEdition } from '../editions/open-editions.ts';
import { assignPages, clearPages, type DocumentIdentity } from '../identify/identify-pages.ts';
import type { MissingPages, PageRank } from '../threads/page-tasks.ts';
import type { DocumentOutline } from './document-outline.ts';
import { callAgain, orNull, type Run } from './page-calls.ts';

/** What is known of a page whose picture was not looked at. */
const unseen: PageRank = { guesses: [], isEmpty: false, writing: 0 };

/** So many pictures that are like no page are looked at once more. */
const maxAgain = 4;
/** Pictures that lie next to it in the upload tell how one lies. */
const neighbours = 2;

/** Which pages of which forms each page may be. Pages that cannot be looked at are like none. */
export async function rankPages(run: Run, outline: DocumentOutline): Promise<PageRank[]> {
  const pages = outline.pages.length;
  let done = 0;
  run.report('registering', 0, pages);
  const ranks = await Promise.all(
    outline.pages.map(async ({ page, nature, guesses }): Promise<PageRank> => {
      const found =
        nature === 'picture' ? await orNull(run, callAgain(run, 'rank', { page })) : { ...unseen, guesses };
      run.report('registering', ++done, pages);
      return found ?? unseen;
    }),
  );
  const identity = assignPages(ranks.map(({ guesses }) => guesses));
  return identity ? lookForMissing(run, outline, ranks, identity) : ranks;
}

/** Looks once more at pictures that are like no page yet, for pages that are missing, where the others lie. */
async function lookForMissing(
  run: Run,
  outline: DocumentOutline,
  ranks: readonly PageRank[],
  identity: DocumentIdentity,
): Promise<PageRank[]> {
  const { form, edition, pages } = identity;
  const found = new Set(pages.flatMap(({ guess }) => guess?.page ?? []));
  const { pageCount } = getEdition(run.editions.catalogues, identity);
  const missing = Array.from({ length: pageCount }, (_, i) => i + 1).filter((page) => !found.has(page));
  const isOpen = (at: number) =>
    outline.pages[at]?.nature === 'picture' && !pages[at]?.guess && ranks[at]?.isEmpty === false;
  const open = ranks.map((_, at) => at).filter(isOpen);
  if (found.size < clearPages || missing.length === 0 || open.length > maxAgain) return [...ranks];
  return Promise.all(
    ranks.map(async (rank, at) => {
      if (!open.includes(at)) return rank;
      const wanted: MissingPages = { form, edition, pages: missing, others: listNeighbours(pages, at) };
      const page = outline.pages[at]?.page ?? 0;
      const again = await orNull(run, callAgain(run, 'rank', { page, missing: wanted }));
      const guesses = [...rank.guesses, ...(again?.guesses ?? [])].sort((p, q) => q.score - p.score);
      return { ...rank, guesses, writing: Math.max(rank.writing, again?.writing ?? 0) };
    }),
  );
}

const listNeighbours = (pages: DocumentIdentity['pages'], at: number) =>
  pages
    .flatMap(({ guess, image }) => (guess ? [{ toImage: guess.toImage, away: Math.abs(image - at) }] : []))
    .sort((p, q) => p.away - q.away)
    .slice(0, neighbours)
    .map(({ toImage }) => toImage);
