export { assemblePages, toStream } from './assemble-pdf.ts';
export {
  absurdSide,
  drawAbsurdPage,
  drawAbsurdPictures,
  drawBombs,
  drawEncryptedBombs,
  drawLyingJpeg,
} from './hostile-files.ts';
export { drawLetter } from './other-papers.ts';
