import { listStoryPages } from '@puente/forms/catalogues';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { KeptReading } from '../../reader-port.ts';
import { findSource, getPageImage } from '../documents/index.ts';
import { findPaperEdition } from '../editions/index.ts';
import type { Admission } from './sharing.policy.ts';

/**
 * Pages of the upload known to hold nothing of the claim. In an edition that we do not know its parts may begin anywhere:
 * there no page is.
 */
async function listWithoutStory(
  context: Context,
  { form, edition, pages }: KeptReading['source'],
): Promise<number[]> {
  const catalogue =
    form === 'unknown' || edition === null ? null : await findPaperEdition(context, { form, edition });
  if (!catalogue) return [];
  const story = listStoryPages(catalogue);
  return pages.flatMap(({ page, formPage }) => (formPage === null || story.has(formPage) ? [] : [page]));
}

/** Pages whose images a link shows, counted from 1. */
export async function listSharedPages(context: Context, { document, link }: Admission): Promise<number[]> {
  if (!link.withoutStory) return Array.from({ length: document.pageCount }, (_, index) => index + 1);
  const source = await findSource(context, document);
  return source ? listWithoutStory(context, source) : [];
}

/** The signal: nobody waits for it any more. @throws AppError page_not_shared, and as `getPageImage` */
export async function getSharedPage(
  context: Context,
  admission: Admission,
  page: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const { document } = admission;
  const isThere = page <= document.pageCount;
  if (isThere && !(await listSharedPages(context, admission)).includes(page))
    throw new AppError('page_not_shared');
  return getPageImage(context, document, page, { signal });
}
