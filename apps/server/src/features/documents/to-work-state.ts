import type { Document } from './document.ts';

/** A run as it is kept: of the form data, or of the texts of scanned pages. */
export interface RunRow extends Pick<Document, 'status' | 'attempts' | 'errorCode'> {
  readonly ocr: number;
  readonly ai: number;
  readonly form: number;
  readonly page: number;
}

/** How far the work on a document has come, by its newest runs. */
export function toWorkState(
  form: RunRow | null,
  texts: RunRow | null,
  pages: number,
): Pick<Document, 'status' | 'attempts' | 'errorCode' | 'progress'> {
  const { status = 'uploaded', attempts = 0, errorCode = null } = form ?? {};
  return { status, attempts, errorCode, progress: { ...toProgress(form, texts, pages), pages } };
}

function toProgress(form: RunRow | null, texts: RunRow | null, pages: number) {
  if (!form || form.status === 'uploaded') return { ocr: 0, ai: 0, form: 0, page: 0 };
  // While form data is being made progress is that run's; what was read before counts again when it has ended.
  const ocr = (form.status !== 'processing' && texts?.ocr) || form.ocr;
  if (form.status === 'processed') return { ocr, ai: 100, form: 100, page: pages };
  return { ocr, ai: form.ai, form: form.form, page: form.page };
}
