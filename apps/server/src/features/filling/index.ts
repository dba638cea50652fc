export { describeBlanks } from './blanks/blanks.ts';
export { registerFillingRoutes } from './filling.routes.ts';
