import { ApiError } from '../../../lib/api/api-error.ts';
import type { SaveFailure } from './save-state.ts';

const timedOut = 408;
const tooMany = 429;

/** A save that has not been answered by then is taken for lost, and tried again. */
const saveTimeoutMs = 20_000;

export const createSaveTimeout = () => AbortSignal.timeout(saveTimeoutMs);

/** Whether a save that failed is tried again by itself, and what to say when not. */
export function toSaveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' };
  if (error.status === tooMany || error.status === timedOut) return { kind: 'lost' };
  if (error.code === 'conflict') return { kind: 'conflict' };
  // The server's words about answers that do not fit name raw paths; the labels are said instead.
  const message = error.issues.length > 0 ? null : error.problem;
  return { kind: 'refused', message, issues: error.issues };
}
