export { registerAccountRoutes } from './accounts.routes.ts';
export { deleteOutdated } from './delete-outdated.ts';
