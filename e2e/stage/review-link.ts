import { type Browser, expect, type Page } from '@playwright/test';
import type { CreatedShare, ReceivedReviews } from '@puente/contract';
import { openPdf } from '@puente/pdf';
import { goodPassword, inventEmail } from './account.ts';
import type { ReviewedDocument } from './reviewed.ts';
import type { BroughtDocument } from './short-paper.ts';

/** The document goes into an account of its owner's, who alone may share it. */
async function ownByAccount({ api, sessionId }: BroughtDocument) {
  if ((await api.get('/api/auth/me')).ok()) return;
  const data = { email: inventEmail(), password: goodPassword, keep: sessionId };
  expect((await api.post('/api/auth/signup', { data })).ok()).toBe(true);
}

/** Makes a link for a reviewer. */
export async function share(document: BroughtDocument, label = 'Invented lawyer'): Promise<CreatedShare> {
  await ownByAccount(document);
  const created = await document.api.post(`/api/documents/${document.sessionId}/share`, {
    data: { expiresInHours: 24, label },
  });
  expect(created.status()).toBe(201);
  return (await created.json()) as CreatedShare;
}

export const listReviews = async ({ api, sessionId }: ReviewedDocument): Promise<ReceivedReviews> =>
  (await api.get(`/api/documents/${sessionId}/reviews`)).json();

/** The applicant saves the form with one answer changed. */
export async function changeAnswer(document: ReviewedDocument, path: string, value: string) {
  const { formData } = await document.get();
  const { rawOcrText: _, ...data } = structuredClone(formData) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>(
    (place, key) => place[key] as Record<string, unknown>,
    data,
  );
  holder[last] = value;
  expect((await document.api.put(`/api/documents/${document.sessionId}/form`, { data })).ok()).toBe(true);
}

/** Filling takes its time where a scan is read beside it. */
const timeout = 90_000;

/** Every field of the filled form by its full PDF name. */
export async function readFilledForm({ api, sessionId }: ReviewedDocument): Promise<Map<string, unknown>> {
  expect((await api.post(`/api/documents/${sessionId}/generate-pdf`, { timeout })).ok()).toBe(true);
  const file = await api.get(`/api/documents/${sessionId}/download-pdf`, { timeout });
  const pdf = await openPdf(await file.body());
  const fields = pdf
    .readFormValues()
    .map((field): [string, unknown] =>
      field.kind === 'checkbox' ? [`${field.name}=${field.on}`, field.checked] : [field.name, field.value],
    );
  pdf.close();
  return new Map(fields);
}

/** A reviewer's browser: its own, without the owner's cookies, of the same size, in which nothing may complain. */
export async function openReviewerPage(
  browser: Browser,
  like: Page,
): Promise<{ page: Page; complaints: string[]; requests: string[] }> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ viewport, hasTouch: (viewport?.width ?? 0) < 768 });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}
