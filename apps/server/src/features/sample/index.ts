export { registerSampleRoutes } from './sample.routes.ts';
