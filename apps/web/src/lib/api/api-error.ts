/** A field the server did not accept, by its path in the form data. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** An answer that was not OK. Its message is 'status: body'; `problem` is the server's own words, when it gave any. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly problem: string | null;
  readonly issues: readonly FieldIssue[];

  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const parsed = parseProblem(body);
    this.code = parsed?.code ?? null;
    this.problem = parsed?.message ?? null;
    this.issues = parsed?.issues ?? [];
  }
}

interface ProblemBody {
  readonly code: string | null;
  readonly message: string | null;
  readonly issues: readonly FieldIssue[];
}

const parseProblem = (body: string): ProblemBody | null => {
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
};

/** What to tell the person: the server's own words, else `fallback`. */
export const toPersonMessage = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.problem ? error.problem : fallback;

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
