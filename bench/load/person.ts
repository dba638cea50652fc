import { HttpBrowser } from '../../e2e/stage/http-browser.ts';
import type { Recorder } from './measure.ts';

interface Prepared {
  readonly sessionId: string;
  readonly formData: Record<string, unknown>;
  readonly version: number;
}

const pollMs = 700;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const chooseFrom = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;

/** A browser of its own: its cookies, and the address a proxy would name. */
export class Person extends HttpBrowser {
  #prepared: Prepared | null = null;
  #savedVersion: number | undefined;

  /** `number`: 1 to 65,535. */
  constructor(
    url: string,
    private readonly number: number,
  ) {
    super({ url });
  }

  /** Uploads a file and has it read. Returns its session. @throws Error when it is refused or not read */
  async prepare(pdf: Uint8Array): Promise<string> {
    const sessionId = await this.upload(pdf);
    await this.send('POST', `/api/documents/${sessionId}/process-enhanced`, {});
    for (;;) {
      const looked = await this.send('GET', `/api/documents/${sessionId}`);
      if (!looked.ok) throw new Error(`the document is not found: ${looked.status}`);
      const view = (await looked.json()) as {
        status: string;
        formData: Record<string, unknown>;
        version: number;
      };
      if (view.status === 'error') throw new Error('the file was not read');
      if (view.status === 'processed') {
        this.#prepared = { sessionId, formData: view.formData, version: view.version };
        return sessionId;
      }
      await pause(pollMs);
    }
  }

  async erase(sessionId: string): Promise<void> {
    await this.send('DELETE', `/api/documents/${sessionId}`);
  }

  /** One thing a person does: mostly looking, sometimes writing. `pages`: how many their file has. */
  async act(recorder: Recorder, pages: number): Promise<void> {
    const prepared = this.#prepared;
    if (!prepared) throw new Error('there is no file yet');
    const { sessionId } = prepared;
    const page = 1 + Math.floor(Math.random() * pages);
    const acts = {
      document: () => recorder.time('document', () => this.#get(`/api/documents/${sessionId}`)),
      picture: () =>
        recorder.time('page picture', () => this.#get(`/api/documents/${sessionId}/pages/${page}`)),
      save: () => recorder.time('save', () => this.#save(prepared)),
      static: () => recorder.time('static', () => this.#get('/')),
    };
    await acts[chooseFrom(['document', 'document', 'picture', 'picture', 'save', 'static'] as const)]();
  }

  /** As the page does by itself: each save takes the place of the one before. */
  async #save({ sessionId, formData, version }: Prepared): Promise<number> {
    const replaces = this.#savedVersion === undefined ? {} : { replacesVersion: this.#savedVersion };
    const body = { ...formData, rawOcrText: undefined, ...replaces };
    const condition = { 'if-match': `"${this.#savedVersion ?? version}"` };
    const answer = await this.send('PUT', `/api/documents/${sessionId}/form`, body, condition);
    if (answer.ok) this.#savedVersion = ((await answer.json()) as { version: number }).version;
    return answer.status;
  }

  async #get(path: string): Promise<number> {
    const answer = await this.send('GET', path);
    await answer.arrayBuffer();
    return answer.status;
  }

  override send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const address = `198.18.${this.number >> 8}.${this.number & 255}`;
    return super.send(method, path, body, { 'x-forwarded-for': address, ...headers });
  }
}
