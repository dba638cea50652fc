import { toErrorText } from '../i18n/to-error-text.ts';

/** A field the server did not accept, by its path in the form data. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * An answer that was not OK. Its message is 'status: body'; `problem` says it to the person, in the language at hand,
 * when the server told what went wrong.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly issues: readonly FieldIssue[];
  readonly #told: string | null;
  readonly #retryAfterSeconds: number | undefined;

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const parsed = parseProblem(body);
    this.code = parsed?.code ?? null;
    this.issues = parsed?.issues ?? [];
    this.#told = parsed?.message ?? null;
    this.#retryAfterSeconds = Number(retryAfter) || undefined;
  }

  get problem(): string | null {
    if (this.#told === null) return null;
    return toErrorText({ code: this.code ?? '', message: this.#told }, this.#retryAfterSeconds);
  }
}

interface ProblemBody {
  readonly code: string | null;
  readonly message: string | null;
  readonly issues: readonly FieldIssue[];
}

function parseProblem(body: string): ProblemBody | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return null;
    const { code, message, issues } = value as Record<string, unknown>;
    return {
      code: typeof code === 'string' ? code : null,
      message: typeof message === 'string' && message !== '' ? message : null,
      issues: Array.isArray(issues) ? (issues as FieldIssue[]) : [],
    };
  } catch {
    return null;
  }
}

/** What to tell the person: what the server says went wrong, else `fallback`. */
export const toPersonMessage = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.problem ? error.problem : fallback;

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The server wants an account: a matter for the sign-in dialog, not a failure. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;
