import { expect, it } from 'vitest';
import { type RunRow, toWorkState } from './to-work-state.ts';

const run = (more: Partial<RunRow>): RunRow => ({
  status: 'processing',
  attempts: 1,
  errorCode: null,
  ocr: 40,
  ai: 0,
  form: 0,
  page: 5,
  ...more,
});
const texts = run({ ocr: 97 });

it('a document nobody asked to read is uploaded, and so is one whose run was cancelled', () => {
  const nothing = { ocr: 0, ai: 0, form: 0, page: 0, pages: 12 };
  expect(toWorkState(null, null, 12)).toEqual({
    status: 'uploaded',
    attempts: 0,
    errorCode: null,
    progress: nothing,
  });
  expect(toWorkState(run({ status: 'uploaded' }), texts, 12)).toMatchObject({
    attempts: 1,
    progress: nothing,
  });
});

it('while form data is made progress is that of its run; afterwards the texts are the last of the reading', () => {
  expect(toWorkState(run({}), texts, 12).progress).toMatchObject({ ocr: 40, form: 0, page: 5 });
  const done = run({ status: 'processed', ocr: 100, ai: 100, form: 100, page: 12 });
  expect(toWorkState(done, texts, 12).progress).toEqual({ ocr: 97, ai: 100, form: 100, page: 12, pages: 12 });
  expect(toWorkState(done, run({ status: 'processed', ocr: 100 }), 12).progress.ocr).toBe(100);
});

it('a run that failed stays where it stopped, with its reason', () => {
  const failed = run({ status: 'error', errorCode: 'pdf_damaged', attempts: 3 });
  expect(toWorkState(failed, null, 12)).toEqual({
    status: 'error',
    attempts: 3,
    errorCode: 'pdf_damaged',
    progress: { ocr: 40, ai: 0, form: 0, page: 5, pages: 12 },
  });
});
