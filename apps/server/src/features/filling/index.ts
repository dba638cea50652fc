export { describeBlank, describeBlanks } from './blanks/blanks.ts';
export { registerFillingRoutes } from './filling.routes.ts';
export { checkForm } from './get-preflight.ts';
