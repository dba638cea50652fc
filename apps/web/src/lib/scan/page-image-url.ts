import { routes } from '@puente/contract/routes';
import { buildPath } from '../api/build-path.ts';
import type { PageUrl } from '../page-pictures/page-pictures.ts';

/** For the document's owner. */
export const toOwnPageUrl =
  (sessionId: string): PageUrl =>
  (page) =>
    buildPath(routes.getPageImage.path, { sessionId, page });

/** For the reviewer who came by a link, and gets the pages that the applicant shared. */
export const toReviewPageUrl =
  (linkId: string, sharedPages: readonly number[]): PageUrl =>
  (page) =>
    sharedPages.includes(page) ? buildPath(routes.getReviewPage.path, { reviewToken: linkId, page }) : null;
