export type { GeneralNote } from './drafting/general-note.ts';
export {
  type CrosswalkOptions,
  type CrosswalkResult,
  toI485FormData,
} from './i485/crosswalk/to-i485-form-data.ts';
export { toI765FormData } from './i765/crosswalk/to-i765-form-data.ts';
