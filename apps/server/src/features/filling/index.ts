export { describeBlank, describeBlanks, getBlank } from './blanks/blanks.ts';
export { fillLimit, registerFillingRoutes } from './filling.routes.ts';
export { generatePdfOf } from './generate-pdf.ts';
export { checkForm } from './get-preflight.ts';
export { openFilling } from './open-filling.ts';
export { findSampleMark, sampleMark, toPdfName } from './sample-mark.ts';
export { toPrintable } from './to-printable.ts';
export type { Filling } from './to-writes.ts';
