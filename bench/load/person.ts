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
export class Person {
  readonly #cookies = new Map<string, string>();
  #prepared: Prepared | null = null;
  #savedVersion: number | undefined;

  constructor(
    private readonly url: string,
    /** 1 to 65,535. */
    private readonly number: number,
  ) {}

  /** Uploads a file and has it read. Returns its session. @throws Error when it is refused or not read */
  async prepare(pdf: Uint8Array): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([Buffer.from(pdf)], { type: 'application/pdf' }), 'scan.pdf');
    const uploaded = await this.#ask('POST', '/api/documents/upload', body);
    if (!uploaded.ok) throw new Error(`upload: ${uploaded.status}`);
    for (const line of uploaded.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    const { sessionId } = (await uploaded.json()) as { sessionId: string };
    await this.#ask('POST', `/api/documents/${sessionId}/process-enhanced`, '{}');
    for (;;) {
      const looked = await this.#ask('GET', `/api/documents/${sessionId}`);
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
    await this.#ask('DELETE', `/api/documents/${sessionId}`);
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
    const body = JSON.stringify({ ...formData, rawOcrText: undefined, ...replaces });
    const condition = { 'if-match': `"${this.#savedVersion ?? version}"` };
    const answer = await this.#ask('PUT', `/api/documents/${sessionId}/form`, body, condition);
    if (answer.ok) this.#savedVersion = ((await answer.json()) as { version: number }).version;
    return answer.status;
  }

  async #get(path: string): Promise<number> {
    const answer = await this.#ask('GET', path);
    await answer.arrayBuffer();
    return answer.status;
  }

  #ask(method: string, path: string, body?: string | FormData, more = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        origin: this.url,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        'x-forwarded-for': `198.18.${this.number >> 8}.${this.number & 255}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body }),
    });
  }
}
