export { registerPrivacyRoutes } from './privacy.routes.ts';
