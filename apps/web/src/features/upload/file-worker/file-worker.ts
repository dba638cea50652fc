import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import libheifUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { FileError, type FileTasks, type RawPicture, type TaskAnswer, type TaskCall } from './file-tasks.ts';
import type { OpenPdf } from './open-pdf.ts';

let pdf: OpenPdf | null = null;

async function load(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.arrayBuffer();
}

const tasks: FileTasks = {
  openPdf: async (bytes) => {
    const [{ openPdf }, wasm] = await Promise.all([import('./open-pdf.ts'), load(pdfiumUrl)]);
    pdf = await openPdf(bytes, wasm);
    return pdf.pageCount;
  },
  drawPage: async (page) => {
    if (!pdf) throw new Error('no PDF is open');
    return pdf.draw(page);
  },
  openHeic: async (bytes) => {
    const [{ openHeic }, wasm] = await Promise.all([import('./open-heic.ts'), load(libheifUrl)]);
    return openHeic(bytes, wasm);
  },
};

const isPicture = (value: unknown): value is RawPicture =>
  typeof value === 'object' && value !== null && 'data' in value;

const answer = (message: TaskAnswer, handOver: Transferable[] = []) =>
  postMessage(message, { transfer: handOver });

addEventListener('message', async ({ data: { id, name, input } }: MessageEvent<TaskCall>) => {
  try {
    const value = await (tasks[name] as (input: unknown) => Promise<unknown>)(input);
    answer({ id, value }, isPicture(value) ? [value.data.buffer] : []);
  } catch (error) {
    answer({ id, code: error instanceof FileError ? error.code : null });
  }
});
