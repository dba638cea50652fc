import type { CreatedShare, DocumentView, OpenedReview, ReceivedReviews } from '@puente/contract';
import { drawPaper, marisolQuispe, type PaperValues, scanPaper } from '@puente/reader/testing';
import { Browser } from './browser.ts';

/** Whoever signs in sees all three cases. Invented, as everybody here. */
export const applicant = { email: 'marisol.quispe@example.org', password: 'invented 4711 walnut' };

const attorney = {
  name: 'Ana Invented',
  role: 'attorney',
  barNumber: 'OK 12345',
  stateOrOrganization: 'Oklahoma',
  email: 'ana.invented@example.org',
};

const edwinHuaman: PaperValues = {
  ...marisolQuispe,
  'A.I.1.a-number': '204518838',
  'A.I.4.last-name': 'Huaman',
  'A.I.5.first-name': 'Edwin',
};
const luciaHuaman: PaperValues = {
  ...marisolQuispe,
  'A.I.1.a-number': '204518839',
  'A.I.4.last-name': 'Huaman Quispe',
  'A.I.5.first-name': 'Lucia',
};

const middleName = 'biographic_information.full_name.middle_name';
const birthCity = 'biographic_information.place_of_birth.city';

/** One answer of form data, changed. Throws for a path that the form does not have. */
function change(formData: Record<string, unknown>, path: string, value: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder: unknown = formData;
  for (const key of keys) holder = (holder as Record<string, unknown> | undefined)?.[key];
  if (typeof holder !== 'object' || holder === null || !(last in holder))
    throw new Error(`the form has no ${path}`);
  (holder as Record<string, unknown>)[last] = value;
}

/** A document of an account, on its way. */
class SeededCase {
  private constructor(
    private readonly url: string,
    private readonly owner: Browser,
    readonly sessionId: string,
  ) {}

  /** Uploads a paper and waits until it is read. */
  static async read(url: string, owner: Browser, paper: Uint8Array, fileName: string): Promise<SeededCase> {
    const sessionId = await owner.upload(paper, fileName);
    const document = new SeededCase(url, owner, sessionId);
    await document.#send('POST', '/process', { formType: 'I-485' });
    const deadline = Date.now() + readingTimeoutMs;
    for (;;) {
      const { status } = await document.view();
      if (status === 'processed') return document;
      if (status === 'error' || Date.now() > deadline) throw new Error(`${fileName} was not read: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  #send<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
    return this.owner.ask(method, `/api/documents/${this.sessionId}${path}`, body);
  }

  view(): Promise<DocumentView> {
    return this.#send('GET', '');
  }

  /** The applicant changes one answer and has compared two others with the paper. */
  async saveReview(): Promise<void> {
    const { formData } = await this.view();
    const { rawOcrText: _, ...answers } = structuredClone(formData) as Record<string, unknown>;
    change(answers, 'contact.mobile_phone', '9735550143');
    const checkedPaths = [
      'biographic_information.full_name.family_name',
      'biographic_information.full_name.given_name',
    ];
    await this.#send('PUT', '/form', { ...answers, checkedPaths });
  }

  share(label: string): Promise<CreatedShare> {
    return this.#send('POST', '/share', { expiresInHours: 720, label });
  }

  /** An attorney opens a link, proposes two changes and sends the review. */
  async receiveReview(reviewStatus: 'approved' | 'reviewed'): Promise<void> {
    const { token } = await this.share(attorney.name);
    const browser = new Browser({ url: this.url });
    const { linkId, version, formData } = await browser.ask<OpenedReview>('GET', `/api/review/${token}`);
    const answers = structuredClone(formData) as Record<string, unknown>;
    change(answers, middleName, 'Elena');
    change(answers, birthCity, 'Arequipa');
    await browser.ask('POST', `/api/review/${linkId}`, {
      reviewStatus,
      reviewNotes: 'Please compare the place of birth with the birth certificate.',
      formData: answers,
      baseVersion: version,
      reviewer: attorney,
      fieldNotes: [{ path: middleName, text: 'As on the passport.' }],
    });
  }

  /** The applicant accepts all that was proposed. */
  async acceptProposals(): Promise<void> {
    const { reviews } = await this.#send<ReceivedReviews>('GET', '/reviews');
    const [review] = reviews;
    if (!review) throw new Error('no review came in');
    await this.#send('POST', `/reviews/${review.id}/decisions`, {
      baseVersion: (await this.view()).version,
      decisions: review.proposals.map(({ number }) => ({ number, decision: 'accepted' })),
    });
  }
}

const readingTimeoutMs = 300_000;

export interface SeededCases {
  readonly beingReviewed: string;
  readonly reviewed: string;
  readonly received: string;
  /** The attorney's side, not opened yet. */
  readonly reviewUrl: string;
}

/** Puts three cases of one account into a server, by its API alone. */
export async function seedCases(url: string, tell: (line: string) => void): Promise<SeededCases> {
  const owner = new Browser({ url });
  await owner.ask('POST', '/api/auth/signup', applicant);
  tell('Reading a scan of 12 pages …');
  const scan = await scanPaper(await drawPaper(marisolQuispe), { skewDegrees: 0.7 });
  const beingReviewed = await SeededCase.read(url, owner, scan, 'Marisol, scan.pdf');
  await beingReviewed.saveReview();
  tell('A case that an attorney reviewed and the applicant decided …');
  const reviewed = await SeededCase.read(url, owner, await drawPaper(edwinHuaman), 'Edwin.pdf');
  await reviewed.receiveReview('approved');
  await reviewed.acceptProposals();
  tell('A review that came in and waits for the applicant …');
  const received = await SeededCase.read(url, owner, await drawPaper(luciaHuaman), 'Lucia.pdf');
  await received.receiveReview('reviewed');
  const { reviewUrl } = await beingReviewed.share('For trying out the attorney’s side');
  return {
    beingReviewed: beingReviewed.sessionId,
    reviewed: reviewed.sessionId,
    received: received.sessionId,
    reviewUrl,
  };
}
