import { loadErrorTexts } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { reportLost, reportReached } from './connection.ts';

export interface RequestOptions {
  /** Sent as JSON, a form with files as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further attempts after the first, on a lost connection or a server fault. */
  readonly retries?: number;
  readonly delayMs?: number;
  readonly signal?: AbortSignal;
  /** Lets the request finish after the page is gone. */
  readonly keepalive?: boolean;
}

const defaultRetries = 3;
const defaultDelayMs = 1000;

/** One request with cookies. An answer that is not OK becomes an `ApiError`. */
export async function request(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  const { retries = defaultRetries, delayMs = defaultDelayMs, signal } = options;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(method, path, options);
    } catch (error) {
      if (attempt >= retries || signal?.aborted || !isWorthRetrying(error)) throw error;
      console.warn(`${method} ${routeOf(path)} failed, attempt ${attempt + 1} of ${retries + 1}`);
      await wait(delayMs);
    }
  }
}

async function send(method: string, path: string, options: RequestOptions) {
  const hasBody = options.body !== undefined && method !== 'GET' && method !== 'HEAD';
  const files = options.body instanceof FormData ? options.body : null;
  const isJson = hasBody && !files;
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...options.headers },
  };
  if (hasBody) init.body = files ?? JSON.stringify(options.body);
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  const response = await fetch(path, init).catch((error: unknown) => {
    // What the page itself called off says nothing about the connection.
    if (error instanceof TypeError) reportLost();
    throw error;
  });
  reportReached();
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** With the words for it at hand, in the language of the screen. */
async function toApiError(response: Response) {
  const [body] = await Promise.all([response.text(), loadErrorTexts()]);
  return new ApiError(response.status, body, response.statusText, response.headers.get('retry-after'));
}

/** The person's mistake stays a mistake on the second try; a lost connection or a server fault may not. */
const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** The path without its ids: a session id or a review's token does not belong in a console. */
const routeOf = (path: string) => path.replace(/(\/(?:documents|review)\/)[^/]+/, '$1…');

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));
