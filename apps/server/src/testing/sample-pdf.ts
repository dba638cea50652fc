import { drawWorksheet } from '@puente/pdf';

/** A PDF of our own with as many pages as asked. */
export const drawPdf = (pages = 2): Promise<Uint8Array> =>
  drawWorksheet({
    title: 'Sample',
    notice: 'invented',
    pages: Array.from({ length: pages }, (_, i) => ({
      width: 612,
      height: 792,
      heading: `${i + 1}`,
      fields: [],
    })),
  });
