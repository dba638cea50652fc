/** Somebody's browser, as far as the API sees one: it keeps its cookies and names the page it asks from. */
export class HttpBrowser {
  readonly #cookies = new Map<string, string>();

  /** `server`: where it listens now. */
  constructor(public server: { readonly url: string }) {}

  /** `body`: sent as JSON, unless it is bytes or a form with a file. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isRaw = body instanceof FormData || body instanceof Uint8Array;
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(this.server.url + path, {
      method,
      headers: {
        origin: this.server.url,
        ...(cookie && { cookie }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Uploads a PDF; the session id of its document. @throws Error when it is refused */
  async upload(bytes: Uint8Array, name = 'scan.pdf'): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
    const answer = await this.send('POST', '/api/documents/upload', form);
    if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { sessionId: string }).sessionId;
  }

  protected takeCookies(from: HttpBrowser): void {
    for (const [name, value] of from.#cookies) this.#cookies.set(name, value);
  }
}
