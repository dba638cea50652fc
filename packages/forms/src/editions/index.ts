export { findField, findFieldByPdfName, getField, listGroup } from './find-field.ts';
export { getCatalogue } from './get-catalogue.ts';
export { listCatalogues } from './list-catalogues.ts';
export { listStoryPages } from './list-story-pages.ts';
export { toBlankSpec, worksheetNotice } from './to-blank-spec.ts';
