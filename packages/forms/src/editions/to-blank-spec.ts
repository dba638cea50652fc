import type { Catalogue } from '../catalogue.ts';

/** Stands on every page of a worksheet, and on no official form. */
export const worksheetNotice = 'Worksheet, not for filing';

/** What a PDF must hold, and must not say, to be the official blank of an edition. */
export const toBlankSpec = (catalogue: Catalogue) => ({
  pageCount: catalogue.pageCount,
  printed: [catalogue.form, catalogue.edition],
  notPrinted: [worksheetNotice],
  fields: catalogue.fields.map(({ pdfName, kind, on }) => ({
    name: pdfName,
    kind,
    ...(on !== undefined && { on }),
  })),
});
