export { knowledge } from './knowledge.ts';
export { registerLegalRoutes } from './legal.routes.ts';
