import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { listSuperfluousVersions } from './list-superfluous-versions.ts';
import { deleteVersions, hasOpenLink, listOutlines, listReferred } from './version-thinning.repo.ts';

const mostVersions = 200;
/** While a reviewer may be looking at any of them. */
const mostDuringReview = 1_000;

/** Keeps a document's history from growing without end. */
export async function thinVersions(context: Context, document: Authorized<Document, 'owner'>): Promise<void> {
  const versions = await listOutlines(context, document);
  if (versions.length <= mostVersions) return;
  const most = (await hasOpenLink(context, document)) ? mostDuringReview : mostVersions;
  const superfluous = listSuperfluousVersions(versions, await listReferred(context, document), most);
  if (superfluous.length > 0) await deleteVersions(context, document, superfluous);
}
