export { registerLegalRoutes } from './legal.routes.ts';
