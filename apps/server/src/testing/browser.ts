import { randomUUID } from 'node:crypto';
import type { DocumentView } from '@puente/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { waitUntil } from './wait-until.ts';

export interface Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface FilePart {
  readonly field?: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

export const goodPassword = 'invented 4711 walnut';

const boundary = 'puente-test-boundary';

export function toMultipart(files: readonly FilePart[]): Buffer {
  const parts = files.flatMap(({ field = 'file', name = 'scan.pdf', type = 'application/pdf', bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A browser of its own: it keeps its cookies and names its origin. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** The document uploaded last. */
  #atHand: string | undefined;
  constructor(
    private readonly app: FastifyInstance,
    /** The code a mail would bring, where an address is proven by one. */
    private readonly findCode?: (email: string) => string,
    /** Where it found the site. */
    private readonly origin = 'http://puente.test',
  ) {}

  async send(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isRaw = Buffer.isBuffer(body);
    const response = await this.app.inject({
      method,
      url,
      headers: {
        host: new URL(this.origin).host,
        ...(method !== 'GET' && { origin: this.origin }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: isRaw ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      json: isJson ? response.json() : null,
    };
  }

  uploadFiles(...files: FilePart[]): Promise<Answer> {
    return this.send('POST', '/api/documents/upload', toMultipart(files), { 'content-type': multipartType });
  }

  async upload(bytes: Uint8Array, name = 'scan.pdf'): Promise<string> {
    const answer = await this.uploadFiles({ bytes, name });
    if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${answer.text}`);
    this.#atHand = answer.json.sessionId;
    return answer.json.sessionId;
  }

  /** Makes an account, signs in to it and takes the document at hand along, as its person says who is asked. */
  async signUp(email = `invented-${randomUUID()}@example.org`, password = goodPassword): Promise<string> {
    const code = this.findCode?.(email);
    const answer = await this.send('POST', '/api/auth/signup', {
      email,
      password,
      code,
      keep: this.#atHand,
    });
    if (answer.status !== 201) throw new Error(`signup: ${answer.status} ${answer.text}`);
    return email;
  }

  async get(sessionId: string): Promise<DocumentView> {
    return (await this.send('GET', `/api/documents/${sessionId}`)).json;
  }

  async process(sessionId: string, route: 'process-enhanced' | 'process-i765' = 'process-enhanced') {
    const started = await this.send('POST', `/api/documents/${sessionId}/${route}`, {
      extractionMode: 'comprehensive',
      focusPages: [],
    });
    if (started.status !== 202) throw new Error(`process: ${started.status} ${started.text}`);
    return waitUntil(async () => {
      const view = await this.get(sessionId);
      return view.status !== 'processing' && view;
    }, 'the document is processed');
  }
}
