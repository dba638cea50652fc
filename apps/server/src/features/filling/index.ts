export { describeBlank, describeBlanks, getBlank } from './blanks/blanks.ts';
export { registerFillingRoutes } from './filling.routes.ts';
export { generatePdfOf } from './generate-pdf.ts';
export { checkForm } from './get-preflight.ts';
export { toWrites } from './to-writes.ts';
