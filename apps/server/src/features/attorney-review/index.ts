export { registerAttorneyReviewRoutes } from './attorney-review.routes.ts';
export { findReviewerNames } from './find-reviewer-names.ts';
export { mailReviewReadyJob } from './mail-review-ready.job.ts';
export { createMailReviewReady } from './mail-review-ready.ts';
export { settleApprovals } from './settle-approvals.ts';
