/** Stands on every page of a worksheet, and on no official form. */
export const worksheetNotice = 'Worksheet, not for filing';
