import { type DocumentView, type ErrorCode, errorTable } from '@puente/contract';
import type { Context } from '../../context.ts';
import { sayError } from '../../platform/say-error.ts';
import { type Authorized, type Document, findReadingText, toRawOcrText } from '../documents/index.ts';
import { findCurrentForm } from './form-versions.repo.ts';

/** The document as its owner sees it, with the form data and evidence of the form chosen. */
export async function getDocument(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<DocumentView> {
  const [reading, form] = await Promise.all([
    findReadingText(context, document),
    findCurrentForm(context, document, document.formType),
  ]);
  return {
    documentId: document.id,
    sessionId: document.sessionId,
    fileName: document.fileName,
    fileSize: document.fileSizeBytes,
    isSample: document.isSample,
    inAccount: 'userId' in document.owner,
    formType: document.formType,
    status: document.status,
    reviewStatus: document.reviewStatus,
    uploadedAt: document.uploadedAt.toISOString(),
    attempts: document.attempts,
    visionModelAllowed: document.visionModelAllowed,
    hasOwnBlank: document.hasOwnBlank,
    version: document.version,
    unsentKey: document.key.unsentKey.toString('base64'),
    pageCount: document.pageCount,
    progress: document.progress,
    ...(document.errorCode && { error: toProblem(document.errorCode) }),
    source: reading && {
      form: reading.source.form,
      edition: reading.source.edition,
      pagesRecognised: reading.source.pages.map(({ page, formPage }) => ({ page, formPage })),
      notes: [...reading.source.notes],
    },
    formData: form && { ...form.data, rawOcrText: toRawOcrText(reading?.rawText ?? []) },
    evidence: form?.evidence ?? {},
  };
}

function toProblem(code: string): { code: string; message: string } {
  const known = code in errorTable ? (code as ErrorCode) : 'processing_failed';
  return { code: known, message: sayError(known) };
}
