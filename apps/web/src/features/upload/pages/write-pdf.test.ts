import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPdf } from '../file-worker/open-pdf.ts';
import { writePdf } from './write-pdf.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;

async function drawPage(width: number, height: number, background: string) {
  const jpeg = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), width, height };
}

it('writes pages that another program opens, each of its size and with its picture over all of it', async () => {
  const written = writePdf([await drawPage(850, 1100, '#333'), await drawPage(1100, 850, '#999')]);
  const pdf = await openPdf(written, wasmBinary);
  expect(pdf.pageCount).toBe(2);
  for (const [page, width, height, shade] of [
    [1, 1700, 2200, 0x33],
    [2, 2200, 1700, 0x99],
  ] as const) {
    const drawn = pdf.draw(page);
    expect([drawn.width, drawn.height]).toEqual([width, height]);
    for (const [x, y] of [
      [1, 1],
      [width - 2, height - 2],
    ] as const)
      expect(Math.abs((drawn.data[(y * width + x) * 4] as number) - shade)).toBeLessThan(4);
  }
});

it('a file that does not open is damaged', async () => {
  const broken = new TextEncoder().encode('%PDF-1.4\nnothing more');
  await expect(openPdf(broken, wasmBinary)).rejects.toMatchObject({ code: 'pdf_damaged' });
});
