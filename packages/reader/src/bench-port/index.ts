export { align as alignLetters } from '../recognise/align.ts';
export { toHandTable } from '../recognise/letter-confusions.ts';
export { foldWord } from '../second-reader/words/word-list.ts';
export { createRecorder, type RecordedField, type Recorder } from './record-fields.ts';
export { type WeighedField, weighRecorded } from './weigh-recorded.ts';
