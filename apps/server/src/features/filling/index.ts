export { describeBlanks } from './blanks.ts';
export { registerFillingRoutes } from './filling.routes.ts';
