export { lasting as guideSourceDates } from '../knowledge/passage.ts';
export { buildGuide } from './build-guide.ts';
export { findPaths } from './find-paths.ts';
export { type GuideAudience, guideAudiences } from './form-guide.ts';
export type { GuideBox, GuideItem } from './guide-item.ts';
export { type InkedBox, toBoxName } from './inked-boxes.ts';
export { listAnswerable } from './list-answerable.ts';
export { type GuideBoxes, listGuideItems } from './list-guide-items.ts';
export { type FilledField, type ReadBack, type ReadBackItem, toReadBack } from './to-read-back.ts';
