import type { PageRank } from '../threads/page-tasks.ts';
import type { DocumentOutline } from './document-outline.ts';
import { callAgain, orNull, type Run } from './page-calls.ts';

/** Which pages of which forms each page may be. Pages that cannot be looked at are like none. */
export async function rankPages(run: Run, outline: DocumentOutline): Promise<PageRank[]> {
  const pages = outline.pages.length;
  let done = 0;
  run.report('registering', 0, pages);
  return Promise.all(
    outline.pages.map(async ({ page, nature, guesses }): Promise<PageRank> => {
      const found =
        nature === 'picture'
          ? await orNull(run, callAgain(run, 'rank', { page }))
          : { guesses, isEmpty: false };
      run.report('registering', ++done, pages);
      return found ?? { guesses: [], isEmpty: false };
    }),
  );
}
