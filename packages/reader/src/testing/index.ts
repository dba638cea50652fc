export { drawPaper, type PaperOptions, type PaperValues } from './draw-paper.ts';
export { marisolQuispe } from './invented-applicants.ts';
export { toOtherEdition } from './other-edition.ts';
export { type ScanOptions, scanPaper } from './scan-paper.ts';
export { type HandName, keptHands, type NeatHand, neatHands, writeByHand } from './write-by-hand.ts';
