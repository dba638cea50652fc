import type { ErrorCode } from '@puente/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type AttemptCount, addAttempt } from './attempts.repo.ts';

interface AttemptLimit {
  /** What is counted, in words; only its keyed hash is kept. */
  readonly of: string;
  /** Without it the try is only counted. */
  readonly max?: number;
  readonly windowMs: number;
}

/**
 * Counted before the try, so that many at once do not slip through. Returns the keys it is counted under and the
 * highest count. @throws AppError with `code`, saying when to try again
 */
export async function countAttempts(
  context: Context,
  limits: readonly AttemptLimit[],
  code: ErrorCode,
): Promise<{ keys: string[]; count: number }> {
  const keys: string[] = [];
  const over: AttemptCount[] = [];
  let count = 0;
  for (const { of, max, windowMs } of limits) {
    const key = context.hashTry(of);
    const counted = await addAttempt(context, key, windowMs);
    keys.push(key);
    count = Math.max(count, counted.count);
    if (counted.count > (max ?? Number.POSITIVE_INFINITY)) over.push(counted);
  }
  if (over.length === 0) return { keys, count };
  const until = Math.max(...over.map(({ resetsAt }) => resetsAt.getTime()));
  const retryAfterSeconds = Math.max(1, Math.ceil((until - context.clock().getTime()) / 1000));
  throw new AppError(code, { retryAfterSeconds });
}
