/** Aborts after a time or with another signal. Its timer holds it, so that it is not garbage-collected before it fires. */
export function startLimit(timeoutMs: number, outer?: AbortSignal) {
  const limit = new AbortController();
  const abort = () => limit.abort(new Error('out of time'));
  const timer = setTimeout(abort, timeoutMs);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: limit.signal, clear };
}
