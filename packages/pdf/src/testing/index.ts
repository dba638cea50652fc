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
export { drawLetter } from './other-papers.ts';
