export { checkWrites } from './check-writes.ts';
export { toHost, toModelHosts, version } from './get-health.ts';
export { registerHealthRoutes } from './health.routes.ts';
