export { registerAccountRoutes } from './accounts.routes.ts';
export { parseEmail } from './check-credentials.ts';
export { deleteOutdated } from './delete-outdated.ts';
