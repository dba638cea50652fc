export { buildGuide } from './build-guide.ts';
export { type GuideAudience, guideAudiences } from './form-guide.ts';
export type { GuideBox, GuideItem } from './guide-item.ts';
export { guideSourceDates } from './guide-sources.ts';
export { toBoxName } from './inked-boxes.ts';
export { listAnswerable } from './list-answerable.ts';
export { listGuideItems } from './list-guide-items.ts';
