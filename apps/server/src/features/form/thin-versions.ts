import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { deleteVersions } from './form-versions.repo.ts';
import { listSuperfluousVersions } from './list-superfluous-versions.ts';
import { hasOpenLink, listOutlines, listReferred } from './version-thinning.repo.ts';

export const maxVersions = 200;
/** While a reviewer may be looking at any of them. */
export const maxDuringReview = 1_000;

/** Keeps a document's history from growing without end. `newest`: the number of its newest version; there are no more than that. */
export async function thinVersions(
  context: Context,
  document: Authorized<Document, 'owner'>,
  newest: number,
): Promise<void> {
  if (newest <= maxVersions) return;
  const versions = await listOutlines(context, document);
  if (versions.length <= maxVersions) return;
  const max = (await hasOpenLink(context, document)) ? maxDuringReview : maxVersions;
  const superfluous = listSuperfluousVersions(versions, await listReferred(context, document), max);
  if (superfluous.length > 0) await deleteVersions(context, document, superfluous);
}
