export { addField } from '../worksheet/add-field.ts';
export { addPrograms, programs, tellObjects } from './add-programs.ts';
export { assemblePages, toStream } from './assemble-pdf.ts';
export {
  absurdSide,
  drawAbsurdPage,
  drawAbsurdPictures,
  drawBombs,
  drawEncryptedBombs,
  drawLyingJpeg,
  drawTinyPattern,
} from './hostile-files.ts';
export { lockWithPassword } from './lock-with-password.ts';
export { drawLetter } from './other-papers.ts';
export { signForm } from './sign-form.ts';
