import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openPdf } from '../file-worker/open-pdf.ts';
import { findPageFault, type GrayPicture, measuredSide } from './measure-page.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;

/** How a photo of a page came out. */
interface Photo {
  /** Of the blur, in pixels of 200 dots an inch. */
  readonly blur?: number;
  /** Of the camera's grain, in shades of grey. */
  readonly grain?: number;
  /** What is left of the contrast. */
  readonly contrast?: number;
}

function drawForm(page: PDFPage, font: PDFFont, lines: number) {
  for (let line = 0; line < lines; line += 1) {
    const y = 730 - line * 22;
    page.drawLine({ start: { x: 40, y: y - 6 }, end: { x: 570, y: y - 6 }, thickness: 0.6 });
    page.drawText(`${line + 1}. Street Number and Name, City or Town, Province or State`, {
      x: 44,
      y,
      size: 8,
      font,
    });
    page.drawText('412 Alder Street Paterson', { x: 330, y, size: 10, font });
  }
}

async function draw(lines: number) {
  const document = await PDFDocument.create();
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  drawForm(document.addPage([612, 792]), font, lines);
  const { width, height, data } = (await openPdf(await document.save(), wasmBinary)).draw(1);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .greyscale()
    .png()
    .toBuffer();
}

async function photograph(paper: Buffer, { blur = 0, grain = 0, contrast = 1 }: Photo): Promise<GrayPicture> {
  const { data, info } = await (blur > 0 ? sharp(paper).blur(blur) : sharp(paper))
    .linear(contrast, 140 * (1 - contrast))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The same grain in each run: a test that fails now and then tells nothing.
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31 + (seed % 1000) / 1000 - 1;
  };
  const grainy = data.map((value) => Math.max(0, Math.min(255, value + grain * 1.7 * random())));
  const { width, height } = info;
  const small = await sharp(Buffer.from(grainy), { raw: { width, height, channels: 1 } })
    .resize({ height: measuredSide })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: small.info.width, height: small.info.height, data: small.data };
}

let full: Buffer;
let sparse: Buffer;

beforeAll(async () => {
  full = await draw(30);
  sparse = await draw(4);
});

it.each<Photo>([{}, { blur: 1 }, { grain: 8 }, { contrast: 0.4 }, { blur: 1, grain: 8, contrast: 0.5 }])(
  'a page that can be read is not called blurred (%o)',
  async (photo) => {
    expect(findPageFault(await photograph(full, photo))).toBeNull();
    expect(findPageFault(await photograph(sparse, photo))).toBeNull();
  },
);

it.each<Photo>([{ blur: 4 }, { blur: 6 }, { blur: 4, grain: 8 }, { blur: 5, grain: 8, contrast: 0.6 }])(
  'a page whose letters run together is blurred (%o)',
  async (photo) => {
    expect(findPageFault(await photograph(full, photo))).toBe('blurred');
  },
);

it('a bare sheet is empty, whatever grain the camera adds', async () => {
  const bare = await draw(0);
  expect(findPageFault(await photograph(bare, {}))).toBe('empty');
  expect(findPageFault(await photograph(bare, { grain: 8, contrast: 0.7 }))).toBe('empty');
});
