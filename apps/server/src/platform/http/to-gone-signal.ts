import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';

/** Aborted when whoever asked has gone before the answer was sent: what only they waited for need not be done. */
export function toGoneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('bad_request', { detail: 'whoever asked has gone' }));
  });
  return gone.signal;
}
