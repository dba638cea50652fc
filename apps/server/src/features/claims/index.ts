export { registerClaimRoutes } from './claims.routes.ts';
