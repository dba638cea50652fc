export { findField, findFieldByPdfName, getField, listGroup } from './find-field.ts';
export { findPublished } from './find-published.ts';
export { getCatalogue } from './get-catalogue.ts';
export { isSamePlace } from './is-same-place.ts';
export { listCatalogues } from './list-catalogues.ts';
export { listStoryPages } from './list-story-pages.ts';
export { identifyBlank } from './match/identify-blank.ts';
export { worksheetNotice } from './worksheet-notice.ts';
