import { createPdfPool, type TaskLimits } from './pdf-pool.ts';
import type { PdfTask, PdfTasks } from './pdf-tasks.ts';

/**
 * PDF work apart from the thread that answers people: a file made to hang or to crash its reader costs that file
 * its turn and nobody else theirs. A task that takes longer than its time ends with PdfError `too-complex`.
 */
export interface PdfThread {
  /** How many pages there are, once every one of them was opened. @throws PdfError */
  readonly countPages: PdfTasks['countPages'];
  /** A WebP of one page, counted from 1. @throws PdfError, or the reason of `stop`, which ends the drawing */
  readonly renderPage: (bytes: Uint8Array, page: number, dpi: number, stop?: AbortSignal) => Promise<Buffer>;
  /** @throws PdfError */
  readonly judge: PdfTasks['judge'];
  /** What is printed on each page of a blank, and where: takes seconds. @throws PdfError */
  readonly measureLandmarks: PdfTasks['measureLandmarks'];
  /** A trial: the boxes of a blank that do not hold what is written into them. @throws PdfError */
  readonly prove: PdfTasks['prove'];
  /** Fills a blank and reads it back. @throws PdfError */
  readonly fill: (
    ...args: Parameters<PdfTasks['fill']>
  ) => Promise<{ bytes: Buffer; mismatches: number; pageCount: number }>;
  /** What stands in the boxes of a filled form, and on the pages after it. @throws PdfError */
  readonly readFilled: PdfTasks['readFilled'];
  readonly drawWorksheet: PdfTasks['drawWorksheet'];
  /** The filled paper of an invented person. @throws PdfError */
  readonly drawSample: PdfTasks['drawSample'];
  /** Running text as a PDF of its own. @throws PdfError */
  readonly drawTextDocument: (...args: Parameters<PdfTasks['drawTextDocument']>) => Promise<Buffer>;
  /** Running text before the pages of a filled form, which stay as they are. @throws PdfError */
  readonly prependTextDocument: (
    ...args: Parameters<PdfTasks['prependTextDocument']>
  ) => Promise<{ bytes: Buffer; addedPages: number }>;
  /** Starts threads before the first person waits for it. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Apart from each other: who uploads or downloads does not wait for pictures. */
const workThreads = 2;
export const pictureThreads = 2;

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** `perPicture`: what drawing one page may take, in place of the usual. */
export function createPdfThread(perPicture?: TaskLimits): PdfThread {
  const work = createPdfPool(new URL('./work-tasks.ts', import.meta.url), workThreads);
  const pictures = createPdfPool(
    new URL('./picture-tasks.ts', import.meta.url),
    pictureThreads,
    perPicture && { renderPage: perPicture },
  );
  const run = (task: Exclude<PdfTask['task'], 'renderPage'>, args: readonly unknown[]) =>
    work.run({ task, args });

  return {
    countPages: (bytes, maxPages) => run('countPages', [bytes, maxPages]) as Promise<number>,
    renderPage: async (bytes, page, dpi, stop) => {
      const request: PdfTask = { task: 'renderPage', args: [bytes, page, dpi] };
      return toBuffer((await pictures.run(request, stop)) as Uint8Array);
    },
    measureLandmarks: (...args) => run('measureLandmarks', args) as ReturnType<PdfTasks['measureLandmarks']>,
    judge: (...args) => run('judge', args) as ReturnType<PdfTasks['judge']>,
    prove: (...args) => run('prove', args) as ReturnType<PdfTasks['prove']>,
    fill: async (...args) => {
      const filled = (await run('fill', args)) as Awaited<ReturnType<PdfTasks['fill']>>;
      return { ...filled, bytes: toBuffer(filled.bytes) };
    },
    readFilled: (...args) => run('readFilled', args) as ReturnType<PdfTasks['readFilled']>,
    drawTextDocument: async (...args) => toBuffer((await run('drawTextDocument', args)) as Uint8Array),
    prependTextDocument: async (...args) => {
      const joined = (await run('prependTextDocument', args)) as Awaited<
        ReturnType<PdfTasks['prependTextDocument']>
      >;
      return { ...joined, bytes: toBuffer(joined.bytes) };
    },
    drawWorksheet: (layout) => run('drawWorksheet', [layout]) as Promise<Uint8Array>,
    drawSample: (...args) => run('drawSample', args) as Promise<Uint8Array>,
    warmUp: async () => {
      await Promise.all([work.warmUp(), pictures.warmUp()]);
    },
    close: async () => {
      await Promise.all([work.close(), pictures.close()]);
    },
  };
}
