import { buildPath } from '../../lib/api/build-path.ts';
import { endpoints } from '../../lib/contract.ts';

/** Where the image of a page is, for whoever looks at it. */
export type PageUrl = (page: number) => string;

/** For the document's owner. */
export const toOwnPageUrl =
  (sessionId: string): PageUrl =>
  (page) =>
    buildPath(endpoints.getPageImage.path, { sessionId, page });

/** For the reviewer who came by a link. */
export const toReviewPageUrl =
  (linkId: string): PageUrl =>
  (page) =>
    buildPath(endpoints.getReviewPage.path, { reviewToken: linkId, page });
