export type { PaperValues } from '../sample/draw-paper.ts';
export { type ScanOptions, scanPaper } from '../sample/scan-paper.ts';
export { drawPaper, type PaperOptions } from './draw-paper.ts';
export { marisolQuispe } from './invented-applicants.ts';
export { toOtherEdition } from './other-edition.ts';
export {
  type HandName,
  keptHands,
  keptScripts,
  type NeatHand,
  neatHands,
  type ScriptName,
  scriptHands,
  writeByHand,
} from './write-by-hand.ts';
