export { registerChecklistRoute, registerPrintoutRoutes } from './printouts.routes.ts';
