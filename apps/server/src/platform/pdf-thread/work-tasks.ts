import { type BlankVerdict, type JudgeOptions, judgeBlank } from '@puente/forms/matching';
import {
  describeBlank,
  drawTextDocument,
  drawWorksheet,
  type FieldWrite,
  fillForm,
  openPdf,
  type PdfFormValue,
  prependTextDocument,
  type TextPage,
  verifyForm,
} from '@puente/pdf';
import { measureLandmarks } from '@puente/reader/landmarks';
import { drawSample } from '@puente/reader/sample';
import { proveBlank } from './prove-blank.ts';
import { serveTasks } from './serve-tasks.ts';
import { toLines } from './to-lines.ts';

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

/** Which edition of which form the file is, and where its boxes are. */
const judge = async (bytes: Uint8Array, options: JudgeOptions): Promise<BlankVerdict> =>
  judgeBlank(await describeBlank(bytes, { fileName: 'the blank' }), options);

/** Fills and reads back: `mismatches` counts the fields that do not hold what was written. */
async function fill(
  blank: Uint8Array,
  writes: readonly FieldWrite[],
  appendPages: readonly TextPage[],
  stamp?: string,
): Promise<{ bytes: Uint8Array; mismatches: number; pageCount: number }> {
  const bytes = await fillForm(blank, writes, { appendPages, ...(stamp !== undefined && { stamp }) });
  const mismatches = await verifyForm(bytes, writes);
  return { bytes, mismatches: mismatches.length, pageCount: await countPages(bytes, 500) };
}

/** What stands in the boxes of a filled form, and on the pages after it. `formPages`: how many pages are the form's own. */
async function readFilled(
  bytes: Uint8Array,
  formPages: number,
): Promise<{ fields: PdfFormValue[]; sheets: Array<{ page: number; lines: string[] }> }> {
  const file = await openPdf(bytes, { fileName: 'the filled form', maxPages: 500 });
  try {
    const after = Array.from(
      { length: Math.max(0, file.pageCount - formPages) },
      (_, at) => formPages + at + 1,
    );
    const sheets = after.map((page) => ({ page, lines: toLines(file.readWords(page)) }));
    return { fields: [...file.readFormValues()], sheets };
  } finally {
    file.close();
  }
}

const workTasks = {
  countPages,
  judge,
  measureLandmarks: (bytes: Uint8Array) => measureLandmarks(bytes, { fileName: 'the blank' }),
  prove: proveBlank,
  fill,
  readFilled,
  drawSample,
  drawWorksheet,
  drawTextDocument,
  prependTextDocument,
};

export type WorkTasks = typeof workTasks;

serveTasks(workTasks);
