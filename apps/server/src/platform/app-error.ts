import type { ErrorCode } from '@puente/contract';

/**
 * The one error of every use case. `code` decides the status and what people read; `detail` is for the log and
 * never holds personal data; `issues` name the paths that do not fit, without their values.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly detail: string | undefined;
  readonly issues: readonly { path: string; message: string }[] | undefined;
  /** When trying again makes sense; people read it in minutes. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: {
      cause?: unknown;
      detail?: string;
      issues?: readonly { path: string; message: string }[];
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.detail = options.detail;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
