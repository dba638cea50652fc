import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { listReviewsOf } from './reviews.repo.ts';

/** Review → its reviewer's name as stated, for the history of a form. */
export async function findReviewerNames(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<ReadonlyMap<string, string>> {
  const all = await listReviewsOf(context, document);
  return new Map(all.map(({ id, reviewer }) => [id, reviewer.name]));
}
