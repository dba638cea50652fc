/** Why a request brought no answer. Contains nothing of what was sent or answered. */
export interface ModelProblem {
  readonly reason: 'refused' | 'unreachable' | 'timeout' | 'unusable-answer';
  /** HTTP status, where the provider refused. */
  readonly status?: number;
}

/** By shape, not by class: the vendor's classes are not loaded here. `inTime`: the signal the request was made with. */
export function toModelProblem(error: unknown, inTime: AbortSignal): ModelProblem {
  if (inTime.aborted) return { reason: 'timeout' };
  const cause = error instanceof Error && 'lastError' in error ? error.lastError : error;
  const { statusCode, name } = (cause ?? {}) as { statusCode?: unknown; name?: unknown };
  if (typeof statusCode === 'number' && statusCode >= 300) return { reason: 'refused', status: statusCode };
  return {
    reason: name === 'AI_APICallError' && statusCode === undefined ? 'unreachable' : 'unusable-answer',
  };
}
