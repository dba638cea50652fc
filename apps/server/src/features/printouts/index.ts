export { registerPrintoutRoutes } from './printouts.routes.ts';
