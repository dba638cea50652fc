import { absurdSide, assemblePages, drawLetter, toStream } from '@puente/pdf/testing';
import { scanPaper } from '@puente/reader/testing';
import sharp from 'sharp';

/** A letter about a heating, put through a scanner. */
export const scanLetter = async (): Promise<Uint8Array> =>
  scanPaper(await drawLetter(), { skewDegrees: 0.6 });

const toJpegObject = (jpeg: Uint8Array, width: number, height: number) =>
  toStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode`,
    jpeg,
  );

function drawNoise(size: { width: number; height: number }, noise: { mean: number; sigma: number }) {
  const background = '#808080';
  return sharp({ create: { ...size, channels: 3, background, noise: { type: 'gaussian', ...noise } } });
}

/** Sheets with nothing on them but the grain of the paper. */
export async function scanBlankPages(pages: number): Promise<Uint8Array> {
  const size = { width: 1700, height: 2200 };
  const jpeg = await drawNoise(size, { mean: 243, sigma: 3 }).jpeg({ quality: 70 }).toBuffer();
  const image = toJpegObject(jpeg, size.width, size.height);
  return assemblePages(Array.from({ length: pages }, () => ({ images: [image] })));
}

const sunset = Buffer.from(
  '<svg width="1600" height="1200"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#124"/><stop offset="1" stop-color="#fa6"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#g)"/><circle cx="1100" cy="760" r="180" fill="#fff3c0"/></svg>',
);

/** Photographs, one a page, `sizeBytes` in all. */
export async function makeAlbum(pages: number, sizeBytes: number): Promise<Uint8Array> {
  const size = { width: 1600, height: 1200 };
  const grain = await drawNoise(size, { mean: 128, sigma: 40 }).png().toBuffer();
  const photo = sharp(sunset).composite([{ input: grain, blend: 'soft-light' }]);
  let jpeg = Buffer.alloc(0);
  for (let quality = 20; jpeg.length < sizeBytes / pages - 12_000 && quality < 95; quality += 3)
    jpeg = await photo.clone().jpeg({ quality }).toBuffer();
  const image = toJpegObject(jpeg, size.width, size.height);
  return assemblePages(Array.from({ length: pages }, () => ({ width: 800, height: 600, images: [image] })));
}

/** A small JPEG whose own header claims 20,000 × 20,000 pixels. */
export async function makeAbsurdJpeg(): Promise<Uint8Array> {
  const small = { width: 64, height: 64, channels: 3 as const, background: '#fff' };
  const jpeg = await sharp({ create: small }).toColourspace('b-w').jpeg().toBuffer();
  // Start of frame: marker, length, precision, then height and width.
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  jpeg.writeUInt16BE(absurdSide, frame + 5);
  jpeg.writeUInt16BE(absurdSide, frame + 7);
  return jpeg;
}
