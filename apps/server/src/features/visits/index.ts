export { deleteOldVisitsJob } from './delete-old-visits.job.ts';
export { deleteOldVisits } from './visits.repo.ts';
export { registerVisitRoutes } from './visits.routes.ts';
