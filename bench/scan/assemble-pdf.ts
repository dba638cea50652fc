import { deflateSync } from 'node:zlib';
import { PDFDocument as Document, degrees, type PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { ScannedPage } from './lay-flat.ts';

export interface Sheet {
  readonly scan: ScannedPage;
  /** The page says that it is to be shown turned clockwise by so much, on top of how the picture lies. */
  readonly shownTurned: 0 | 90 | 180 | 270;
}

function packBits({ width, height, data }: ScannedPage['image']): Buffer {
  const stride = (width + 7) >> 3;
  const bits = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[y * width + x] ?? 0) > 127)
        bits[y * stride + (x >> 3)] = (bits[y * stride + (x >> 3)] ?? 0) | (128 >> (x & 7));
  return bits;
}

async function toJpeg({ image, tint, jpegQuality }: ScannedPage): Promise<Buffer> {
  const { width, height, data } = image;
  if (!tint)
    return sharp(data, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .jpeg({ quality: jpegQuality })
      .toBuffer();
  const colour = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i++)
    for (let c = 0; c < 3; c++) colour[i * 3 + c] = Math.round((data[i] ?? 0) * (tint[c] ?? 1));
  return sharp(colour, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
}

async function embed(document: PDFDocument, scan: ScannedPage): Promise<PDFRef> {
  if (scan.bits === 8) return (await document.embedJpg(await toJpeg(scan))).ref;
  const stream = document.context.stream(deflateSync(packBits(scan.image)), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: scan.image.width,
    Height: scan.image.height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'FlateDecode',
  });
  return document.context.register(stream);
}

/** One full-page picture a page, as a scanner's own software writes it. Same input, same bytes. */
export async function assemblePdf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const document = await Document.create();
  const then = new Date(Date.UTC(2025, 0, 2));
  document.setCreationDate(then);
  document.setModificationDate(then);
  for (const { scan, shownTurned } of sheets) {
    const ref = await embed(document, scan);
    const page = document.addPage([scan.widthPt, scan.heightPt]);
    page.node.setXObject(PDFName.of('Scan'), ref);
    const content = document.context.stream(`q ${scan.widthPt} 0 0 ${scan.heightPt} 0 0 cm /Scan Do Q`);
    page.node.addContentStream(document.context.register(content));
    if (shownTurned) page.setRotation(degrees(shownTurned));
  }
  return document.save();
}
