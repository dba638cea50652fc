export { registerReviewRoutes } from './review.routes.ts';
