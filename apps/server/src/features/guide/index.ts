export { registerGuideRoutes } from './guide.routes.ts';
