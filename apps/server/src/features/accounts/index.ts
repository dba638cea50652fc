export { registerAccountRoutes } from './accounts.routes.ts';
export { deleteOutdated } from './attempts.repo.ts';
