import type { FillReport } from '@puente/contract';
import { ApiError, isSignedOut } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';

/** What went wrong on the way to the PDF, in words for the person. */
export interface DownloadTexts {
  readonly generate: string;
  readonly format: string;
  readonly empty: string;
  readonly zeroSize: string;
  readonly both: string;
  readonly status: (status: number) => string;
}

/** Fills the form and says what went where. */
async function generatePdf(sessionId: string, texts: DownloadTexts): Promise<FillReport> {
  const response = await fetchEndpoint('generatePdf', { params: { sessionId }, retries: 0 }).catch(
    (error: unknown) => {
      if (isSignedOut(error)) throw error;
      throw new Error(error instanceof ApiError && error.problem ? error.problem : texts.generate);
    },
  );
  const report = (await response.json().catch(() => {
    throw new Error(texts.format);
  })) as FillReport;
  if (!report.success) throw new Error(report.message || texts.generate);
  return report;
}

/** The filled PDF itself. */
export async function downloadPdf(sessionId: string, texts: DownloadTexts): Promise<Blob> {
  const response = await fetchEndpoint('downloadPdf', {
    params: { sessionId },
    headers: { accept: 'application/pdf', 'cache-control': 'no-cache' },
    retries: 0,
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw new Error(texts.generate);
    if (isSignedOut(error)) throw error;
    throw new Error(error.problem ?? texts.status(error.status));
  });
  if (!response.body) throw new Error(texts.empty);
  const pdf = await response.blob();
  if (pdf.size === 0) throw new Error(texts.zeroSize);
  return pdf;
}

export interface FetchedPdf {
  readonly pdf: Blob;
  /** Null when only the direct download worked. */
  readonly report: FillReport | null;
}

/** Generates, then downloads; when that fails, downloads directly; when both fail, throws with the first as the cause. */
export async function fetchPdf(sessionId: string, texts: DownloadTexts): Promise<FetchedPdf> {
  try {
    const report = await generatePdf(sessionId, texts);
    return { pdf: await downloadPdf(sessionId, texts), report };
  } catch (first) {
    if (isSignedOut(first)) throw first;
    try {
      return { pdf: await downloadPdf(sessionId, texts), report: null };
    } catch {
      throw new Error(texts.both, { cause: first });
    }
  }
}
