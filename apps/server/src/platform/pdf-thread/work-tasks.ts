import {
  type BlankSpec,
  checkBlank,
  drawTextDocument,
  drawWorksheet,
  type FieldWrite,
  fillForm,
  openPdf,
  prependTextDocument,
  type TextPage,
  verifyForm,
} from '@puente/pdf';
import { serveTasks } from './serve-tasks.ts';

/** Opens every page once, so that a file is refused for what is on its pages before anybody waits for it. */
async function countPages(bytes: Uint8Array, maxPages: number): Promise<number> {
  const file = await openPdf(bytes, { fileName: 'the upload', maxPages });
  try {
    for (let page = 1; page <= file.pageCount; page++) file.pageSize(page);
    return file.pageCount;
  } finally {
    file.close();
  }
}

/** Whether the file is the blank meant: its fields and print are, and nothing is filled in. */
async function isBlankOf(bytes: Uint8Array, spec: BlankSpec): Promise<boolean> {
  return (await checkBlank(bytes, spec, { fileName: 'the blank' })).length === 0;
}

/** Fills and reads back: `mismatches` counts the fields that do not hold what was written. */
async function fill(
  blank: Uint8Array,
  writes: readonly FieldWrite[],
  appendPages: readonly TextPage[],
): Promise<{ bytes: Uint8Array; mismatches: number; pageCount: number }> {
  const bytes = await fillForm(blank, writes, { appendPages });
  const mismatches = await verifyForm(bytes, writes);
  return { bytes, mismatches: mismatches.length, pageCount: await countPages(bytes, 500) };
}

const workTasks = {
  countPages,
  isBlankOf,
  fill,
  drawWorksheet,
  drawTextDocument,
  prependTextDocument,
};

export type WorkTasks = typeof workTasks;

serveTasks(workTasks);
