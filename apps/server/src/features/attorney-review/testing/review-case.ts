import type { Answer, Browser } from '../../../testing/browser.ts';
import { drawPdf } from '../../../testing/sample-pdf.ts';
import type { TestApp } from '../../../testing/start-test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: form data is edited by path
export type Form = any;

export const rename = (given: string) => (form: Form) => {
  form.biographic_information.full_name.given_name = given;
};
export const givenName = (form: Form) => form.biographic_information.full_name.given_name;
export const child = { full_name: 'Invented Child', date_of_birth: '01/02/2015', country_of_birth: 'Peru' };
export const namePath = 'biographic_information.full_name.given_name';

/** Five changes: two answers, a child more, a parent's birthday, and one entry less. */
export function propose(form: Form) {
  rename('Marisela')(form);
  form.contact.email = 'marisela@example.org';
  form.parents[0].date_of_birth = '03/04/1950';
  form.address_history_5_years.splice(0, 1);
  form.children.push(child);
}

export interface Reviewing {
  readonly browser: Browser;
  readonly linkId: string;
  /** As the link was opened. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly opened: any;
  readonly send: (method: 'GET' | 'POST' | 'PUT', what?: string, body?: unknown) => Promise<Answer>;
  /** Submits what `edit` makes of the form as it was opened. */
  readonly submit: (edit: (form: Form) => void, more?: Record<string, unknown>) => Promise<Answer>;
}

export const reviewer = {
  name: 'Ada Invented',
  role: 'attorney',
  barNumber: 'OK 12345',
  stateOrOrganization: 'Oklahoma',
  email: 'ada@example.org',
} as const;

/** An applicant with an account and a document that has been read. */
export class ReviewCase {
  readonly owner: Browser;
  id = '';

  constructor(private readonly test: TestApp) {
    this.owner = test.newBrowser();
  }

  async start(email?: string): Promise<this> {
    await this.owner.signUp(email);
    this.id = await this.owner.upload(await drawPdf(), 'Marisol I-589.pdf');
    await this.owner.process(this.id);
    return this;
  }

  async invite(): Promise<Reviewing> {
    const created = await this.owner.send('POST', `/api/documents/${this.id}/share`);
    const browser = this.test.newBrowser();
    const opened = (await browser.send('GET', `/api/review/${created.json.token}`)).json;
    const send: Reviewing['send'] = (method, what = '', body = undefined) =>
      browser.send(method, `/api/review/${opened.linkId}${what}`, body);
    const submit: Reviewing['submit'] = async (edit, more = {}) => {
      const now = (await send('GET')).json;
      const formData = structuredClone(now.formData);
      edit(formData);
      const own = { reviewStatus: 'reviewed', reviewer, baseVersion: now.version, formData };
      return send('POST', '', { ...own, ...more });
    };
    return { browser, linkId: opened.linkId, opened, send, submit };
  }

  send(method: 'GET' | 'POST' | 'DELETE', what: string, body?: unknown): Promise<Answer> {
    return this.owner.send(method, `/api/documents/${this.id}${what}`, body);
  }

  view() {
    return this.owner.get(this.id);
  }

  async reviews() {
    return (await this.send('GET', '/reviews')).json;
  }

  /** Decides the proposals numbered so in a review, on the version there is now. */
  async decide(reviewId: string, decision: string, ...numbers: number[]): Promise<Answer> {
    const decisions = numbers.map((number) => ({ number, decision }));
    const { version } = await this.view();
    return this.send('POST', `/reviews/${reviewId}/decisions`, { baseVersion: version, decisions });
  }

  /** Saves what `edit` makes of the form as it is now. */
  async save(edit: (form: Form) => void): Promise<Answer> {
    const { formData } = await this.view();
    const edited = structuredClone(formData);
    edit(edited);
    return this.owner.send('PUT', `/api/documents/${this.id}/form`, edited);
  }
}
