import sharp from 'sharp';
import { harms } from '../people/regions.ts';
import type { Random } from '../random.ts';
import type { Gray } from './gray.ts';

/** A sheet that is no form page: a cover letter or a statement, as people put between the form's pages. */
export async function drawLetter(random: Random, dpi: number): Promise<Gray> {
  const family = random.pick(['Liberation Serif', 'DejaVu Sans', 'serif']);
  const lines = Array.from(
    { length: random.int(6, 26) },
    () => `${random.pick(harms)}, and ${random.pick(harms)}.`,
  );
  const title = random.pick([
    'COVER LETTER',
    'EXHIBIT A',
    'DECLARATION',
    'TABLE OF CONTENTS',
    'CERTIFICATE OF TRANSLATION',
  ]);
  const body = lines
    .map((line, n) => `<text x="72" y="${140 + n * 22}" font-family="${family}" font-size="8">${line}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${8.5 * dpi}" height="${11 * dpi}" viewBox="0 0 612 792"><rect width="612" height="792" fill="white"/><text x="200" y="90" font-family="${family}" font-size="18" font-weight="bold">${title}</text>${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
