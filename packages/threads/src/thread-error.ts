import type { ThreadFailure } from './thread-messages.ts';

/** Why a thread was lost: it ended by itself, ran out of memory, or took longer than its job may. */
type LossCause = 'ended' | 'memory' | 'time';

/** A job that took its thread down or ran out of time each time it was tried. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  readonly why: LossCause;

  constructor(message: string, why: LossCause, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

/** The error with which a thread ended, as the loss of the job it was doing. */
export function toThreadLost(cause: Error): ThreadLost {
  if (cause instanceof ThreadLost) return cause;
  const isMemory = (cause as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return new ThreadLost(cause.message, isMemory ? 'memory' : 'ended', { cause });
}

/** A handler's own error, as it was in the thread. */
export class ThreadError extends Error {
  override readonly name: string;
  readonly code: string | undefined;
  readonly remedy: string | undefined;

  constructor(failure: ThreadFailure) {
    super(failure.message);
    this.name = failure.name;
    this.code = failure.code;
    this.remedy = failure.remedy;
    if (failure.stack) this.stack = failure.stack;
  }
}

export const toAbortError = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('the work was stopped');
