import type { Answer, Browser } from './browser.ts';
import { drawPdf } from './sample-pdf.ts';
import type { TestApp } from './start-test-app.ts';

export interface SharedDocument {
  readonly sessionId: string;
  /** The review as whoever holds the link sees it. */
  readonly openReview: () => Promise<Answer>;
}

/** A document that was read, in the account its browser is signed in to, with a review link. */
export async function shareDocument(test: TestApp, owner: Browser): Promise<SharedDocument> {
  const sessionId = await owner.upload(await drawPdf());
  await owner.process(sessionId);
  const { token } = (await owner.send('POST', `/api/documents/${sessionId}/share`)).json;
  const reviewer = test.newBrowser();
  return { sessionId, openReview: () => reviewer.send('GET', `/api/review/${token}`) };
}
