export { describeBlank, describeBlanks, getBlank } from './blanks/blanks.ts';
export { registerFillingRoutes } from './filling.routes.ts';
export { generatePdfOf } from './generate-pdf.ts';
export { openFilling } from './open-filling.ts';
