import { readFile, writeFile } from 'node:fs/promises';
import type { PageLandmarks } from '../packages/forms/src/catalogue.ts';
import { openPdf } from '../packages/pdf/src/index.ts';
import { findLandmarks } from './landmarks/find-landmarks.ts';

/** Fine enough that a hairline is several pixels and a box is right to a tenth of a point. */
const drawnDpi = 600;

/** Measures every page of a blank official PDF. Throws PdfError when the file cannot be opened. */
export async function buildLandmarks(blankPath: string): Promise<PageLandmarks[]> {
  const pdf = await openPdf(await readFile(blankPath), { fileName: blankPath });
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

/** One line a landmark list keeps the file small and its differences readable. */
export function formatLandmarks(pages: readonly PageLandmarks[]): string {
  const rows = pages.map((page) => {
    const { lines, areas, words, ...size } = page;
    const packed = words.map(({ text, box }) => [text, ...box]);
    return `${JSON.stringify(size).slice(0, -1)},\n"lines":${JSON.stringify(lines)},\n"areas":${JSON.stringify(areas)},\n"words":${JSON.stringify(packed)}}`;
  });
  return `[${rows.join(',\n')}]\n`;
}

/** Writes the landmarks of a blank beside the catalogues, as `i-589-2025-01-20.landmarks.json`. */
export async function writeLandmarks(blankPath: string, outPath: string): Promise<void> {
  await writeFile(outPath, formatLandmarks(await buildLandmarks(blankPath)));
}
