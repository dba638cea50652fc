import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from '@puente/pdf';
import sharp from 'sharp';

export interface ScanOptions {
  readonly dpi?: number;
  readonly jpegQuality?: number;
  /** Clockwise, in degrees. */
  readonly skewDegrees?: number;
  /** Turn every page upside down. */
  readonly upsideDown?: boolean;
  /** The pages to scan, from 1; all of them when left out. */
  readonly pages?: readonly number[];
}

/** Puts a digital PDF through a scanner: each page becomes one full-page grey JPEG, skewed and compressed. */
export async function scanPaper(paper: Uint8Array, options: ScanOptions = {}): Promise<Uint8Array> {
  const { dpi = 200, jpegQuality = 75, skewDegrees = 0, upsideDown = false } = options;
  const source = await openPdf(paper);
  const scan = await PDFDocument.create();
  try {
    const pages = options.pages ?? Array.from({ length: source.pageCount }, (_, index) => index + 1);
    for (const number of pages) {
      const { width, height, channels, data } = source.renderPage(number, { dpi, grayscale: true });
      const turned = await sharp(data, { raw: { width, height, channels } })
        .rotate(skewDegrees + (upsideDown ? 180 : 0), { background: '#fff' })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const jpeg = await sharp(turned.data, {
        raw: { width: turned.info.width, height: turned.info.height, channels: turned.info.channels },
      })
        .extract({
          left: Math.floor((turned.info.width - width) / 2),
          top: Math.floor((turned.info.height - height) / 2),
          width,
          height,
        })
        .jpeg({ quality: jpegQuality })
        .toBuffer();
      const { width: widthPt, height: heightPt } = source.pageSize(number);
      const image = await scan.embedJpg(jpeg);
      scan.addPage([widthPt, heightPt]).drawImage(image, { x: 0, y: 0, width: widthPt, height: heightPt });
    }
  } finally {
    source.close();
  }
  return scan.save();
}
