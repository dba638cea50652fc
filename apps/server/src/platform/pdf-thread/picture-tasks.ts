import { openPdf } from '@puente/pdf/opening';
import sharp from 'sharp';
import { serveTasks } from './serve-tasks.ts';

const webpQuality = 80;
// One thread of its own for each picture is enough: more take the processor from those who are answered.
sharp.concurrency(1);
// Each picture is made once: what libvips keeps of it is never asked for again.
sharp.cache(false);

async function renderPage(bytes: Uint8Array, page: number, dpi: number): Promise<Uint8Array> {
  const file = await openPdf(bytes, { fileName: 'the upload' });
  try {
    const { data, width, height, channels } = file.renderPage(page, { dpi, grayscale: false });
    return await sharp(data, { raw: { width, height, channels } }).webp({ quality: webpQuality }).toBuffer();
  } finally {
    file.close();
  }
}

const pictureTasks = { renderPage };

export type PictureTasks = typeof pictureTasks;

serveTasks(pictureTasks);
