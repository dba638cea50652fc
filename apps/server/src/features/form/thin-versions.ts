import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { deleteVersions } from './form-versions.repo.ts';
import { listSuperfluousVersions } from './list-superfluous-versions.ts';
import { hasOpenLink, listOutlines, listReferred } from './version-thinning.repo.ts';

const mostVersions = 200;
/** While a reviewer may be looking at any of them. */
const mostDuringReview = 1_000;

/** Keeps a document's history from growing without end. `newest`: the number of its newest version; there are no more than that. */
export async function thinVersions(
  context: Context,
  document: Authorized<Document, 'owner'>,
  newest: number,
): Promise<void> {
  if (newest <= mostVersions) return;
  const versions = await listOutlines(context, document);
  if (versions.length <= mostVersions) return;
  const most = (await hasOpenLink(context, document)) ? mostDuringReview : mostVersions;
  const superfluous = listSuperfluousVersions(versions, await listReferred(context, document), most);
  if (superfluous.length > 0) await deleteVersions(context, document, superfluous);
}
