export { addAuditEntry } from './audit.repo.ts';
export { enterReview } from './enter-review.ts';
export { keepLinksPrivate } from './keep-links-private.ts';
export { setReviewCookie, toReviewPass } from './review-pass.ts';
export { type Admission, authorizeReviewer } from './sharing.policy.ts';
export { registerSharingRoutes } from './sharing.routes.ts';
