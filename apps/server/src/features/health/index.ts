export { toModelHosts } from './get-health.ts';
export { registerHealthRoutes } from './health.routes.ts';
