import type { FileWorker } from '../file-worker/start-file-worker.ts';
import { findFileKind } from './find-file-kind.ts';

/** One picture of a file, to be closed by whoever takes it, and which of how many it is. */
export interface FilePicture {
  readonly bitmap: ImageBitmap;
  readonly page: number;
  readonly pages: number;
}

const upright = { imageOrientation: 'from-image' } as const;

/**
 * The pages of a PDF or the one picture of a photo, upright. What the browser opens by itself it opens; for a PDF, and for
 * HEIC in most browsers, a thread is started. @throws FileError; another error where no browser opens it
 */
export async function* openPictures(file: Blob, maxPages: number): AsyncGenerator<FilePicture> {
  const kind = await findFileKind(file);
  if (kind === 'pdf') return yield* withWorker((worker) => openPages(worker, file, maxPages));
  if (kind !== 'heic') return yield { bitmap: await createImageBitmap(file, upright), page: 1, pages: 1 };
  const bitmap = await createImageBitmap(file, upright).catch(() => null);
  if (bitmap) return yield { bitmap, page: 1, pages: 1 };
  yield* withWorker((worker) => openHeic(worker, file));
}

async function* withWorker(
  open: (worker: FileWorker) => AsyncGenerator<FilePicture>,
): AsyncGenerator<FilePicture> {
  const { startFileWorker } = await import('../file-worker/start-file-worker.ts');
  const worker = startFileWorker();
  try {
    yield* open(worker);
  } finally {
    worker.end();
  }
}

const toBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

async function* openPages(worker: FileWorker, file: Blob, maxPages: number): AsyncGenerator<FilePicture> {
  const pages = await worker.openPdf(await toBytes(file));
  for (let page = 1; page <= Math.min(pages, maxPages); page += 1) {
    const { data, width, height } = await worker.drawPage(page);
    yield { bitmap: await createImageBitmap(new ImageData(data, width, height)), page, pages };
  }
}

async function* openHeic(worker: FileWorker, file: Blob): AsyncGenerator<FilePicture> {
  const { data, width, height } = await worker.openHeic(await toBytes(file));
  yield { bitmap: await createImageBitmap(new ImageData(data, width, height)), page: 1, pages: 1 };
}
