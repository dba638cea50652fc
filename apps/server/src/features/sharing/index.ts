export { admitOpening, admitReviewer } from './admit-reviewer.ts';
export { addAuditEntry } from './audit.repo.ts';
export { enterReview } from './enter-review.ts';
export { keepLinksPrivate } from './keep-links-private.ts';
export { reviewCookie, setReviewCookie } from './review-pass.ts';
export { revokeAllShares } from './revoke-all-shares.ts';
export { listSharedPages } from './shared-pages.ts';
export type { Admission } from './sharing.policy.ts';
export { registerSharingRoutes } from './sharing.routes.ts';
