export { registerBackOfficeRoutes } from './back-office.routes.ts';
export { registerEditionRoutes } from './editions/editions.routes.ts';
