import type { PageLandmarks } from '@puente/forms';
import { openPdf } from '@puente/pdf/opening';
import { findLandmarks } from './find-landmarks.ts';

/** Fine enough that a hairline is several pixels and a box is right to a tenth of a point. */
const drawnDpi = 600;

/** What is printed on every page of a blank, and where. @throws PdfError when the file cannot be opened */
export async function measureLandmarks(
  bytes: Uint8Array,
  options: { readonly fileName?: string } = {},
): Promise<PageLandmarks[]> {
  const pdf = await openPdf(bytes, options);
  try {
    const pages: PageLandmarks[] = [];
    for (let page = 1; page <= pdf.pageCount; page++) {
      const { width, height, data, channels } = pdf.renderPage(page, { dpi: drawnDpi, grayscale: true });
      const gray = channels === 1 ? data : data.filter((_, i) => i % channels === 1);
      const words = pdf.readWords(page).map(({ text, box: [x, y, w, h] }) => ({
        text,
        box: { x0: x, y0: y, x1: x + w, y1: y + h },
      }));
      pages.push(findLandmarks({ page, width, height, perPoint: drawnDpi / 72, gray }, words));
    }
    return pages;
  } finally {
    pdf.close();
  }
}
