import type { Box, PageLandmarks } from '@puente/forms';
import { openPdf, type PdfBitmap } from '@puente/pdf';
import sharp from 'sharp';
import { escapeHtml } from './escape-html.ts';

/** A box on its page, in points from the page's bottom left. */
interface BoxPlace {
  readonly page: number;
  readonly box: Box;
}

/** Draws the strip of the page round a box, with the box marked, as a data: URL; null for a page that is not there. */
type DrawRegion = (place: BoxPlace) => Promise<string | null>;

const drawnDpi = 100;
/** Points of the page shown above and below a box: its question mostly stands above. */
const above = 70;
const below = 30;
const markColor = '#b4231f';

interface Strip {
  readonly top: number;
  readonly height: number;
}

/** In points from the page's top. */
function toStrip([, y, , height]: Box, pageHeight: number): Strip {
  const top = Math.max(0, pageHeight - y - height - above);
  return { top, height: Math.min(pageHeight, pageHeight - y + below) - top };
}

function drawMark([x, y, width, height]: Box, { top }: Strip, pageHeight: number): string {
  const at = `x="${x - 2}" y="${pageHeight - y - height - top - 2}"`;
  return `<rect ${at} width="${width + 4}" height="${height + 4}" fill="none" stroke="${markColor}" stroke-width="2"/>`;
}

/** From a file: its pages as they are drawn. `close` frees it. */
export async function openRegions(bytes: Uint8Array): Promise<{ draw: DrawRegion; close: () => void }> {
  const file = await openPdf(bytes, { maxPages: 100 });
  const drawn = new Map<number, PdfBitmap>();
  const drawPage = (page: number): PdfBitmap => {
    const bitmap = drawn.get(page) ?? file.renderPage(page, { dpi: drawnDpi, grayscale: false });
    drawn.set(page, bitmap);
    return bitmap;
  };
  const draw: DrawRegion = async ({ page, box }) => {
    if (page < 1 || page > file.pageCount) return null;
    const { width, height } = file.pageSize(page);
    return cut(drawPage(page), { width, height }, box);
  };
  return { draw, close: () => file.close() };
}

async function cut(bitmap: PdfBitmap, page: { width: number; height: number }, box: Box): Promise<string> {
  const scale = bitmap.height / page.height;
  const strip = toStrip(box, page.height);
  const top = Math.max(0, Math.round(strip.top * scale));
  const height = Math.max(1, Math.min(bitmap.height - top, Math.round(strip.height * scale)));
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${bitmap.width}" height="${height}" viewBox="0 0 ${page.width} ${height / scale}">${drawMark(box, strip, page.height)}</svg>`;
  const raw = { width: bitmap.width, height: bitmap.height, channels: bitmap.channels };
  const picture = await sharp(bitmap.data, { raw })
    .extract({ left: 0, top, width: bitmap.width, height })
    .composite([{ input: Buffer.from(mark), top: 0, left: 0 }])
    .webp({ quality: 70 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** From the landmarks of a catalogue, where no file of the edition is at hand: its words, lines and shaded areas. */
export const drawLandmarks =
  (pages: readonly PageLandmarks[]): DrawRegion =>
  async ({ page, box }) => {
    const landmarks = pages.find((each) => each.page === page);
    if (!landmarks) return null;
    const { width, height } = landmarks;
    const strip = toStrip(box, height);
    const fill = (color: string) => (area: Box) =>
      `<rect x="${area[0]}" y="${height - area[1] - area[3] - strip.top}" width="${area[2]}" height="${area[3]}" fill="${color}"/>`;
    const isShown = ([, y, , h]: Box) => y < height - strip.top && y + h > height - strip.top - strip.height;
    const words = landmarks.words
      .filter((word) => isShown(word.box))
      .map(({ text, box: [x, y, w, h] }) => {
        const size = Math.max(6, Math.min(h * 1.2, 14));
        return `<text x="${x}" y="${height - y - strip.top}" font-size="${size}" textLength="${w}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`;
      });
    const parts = [
      ...landmarks.areas.filter(isShown).map(fill('#dde3e3')),
      ...landmarks.lines.filter(isShown).map(fill('#667')),
      ...words,
      drawMark(box, strip, height),
    ];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${strip.height}" font-family="Helvetica, Arial, sans-serif">${parts.join('')}</svg>`;
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  };
