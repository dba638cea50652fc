import { buildPath } from '../../lib/api/build-path.ts';
import { endpoints } from '../../lib/contract.ts';

/** Where the image of a page is, for whoever looks at it; null: it was not shared with them. */
export type PageUrl = (page: number) => string | null;

/** For the document's owner. */
export const toOwnPageUrl =
  (sessionId: string): PageUrl =>
  (page) =>
    buildPath(endpoints.getPageImage.path, { sessionId, page });

/** For the reviewer who came by a link, and gets the pages that the applicant shared. */
export const toReviewPageUrl =
  (linkId: string, sharedPages: readonly number[]): PageUrl =>
  (page) =>
    sharedPages.includes(page)
      ? buildPath(endpoints.getReviewPage.path, { reviewToken: linkId, page })
      : null;
