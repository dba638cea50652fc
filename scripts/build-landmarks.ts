import { readFile, writeFile } from 'node:fs/promises';
import type { PageLandmarks } from '../packages/forms/src/catalogue.ts';
import { measureLandmarks } from '../packages/reader/src/landmarks/index.ts';

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
  const bytes = await readFile(blankPath);
  await writeFile(outPath, formatLandmarks(await measureLandmarks(bytes, { fileName: blankPath })));
}
