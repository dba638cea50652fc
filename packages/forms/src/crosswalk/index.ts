export type { GeneralNote } from './general-note.ts';
export { type CrosswalkOptions, type CrosswalkResult, toI485FormData } from './to-i485-form-data.ts';
export { toI765FormData } from './to-i765-form-data.ts';
