/** Begins no more than so many works at once; others wait for one to end. */
export function limitAtOnce(max: number) {
  const running = new Set<Promise<unknown>>();
  return async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    while (running.size >= max) {
      signal?.throwIfAborted();
      await Promise.race(running);
    }
    const working = work();
    const ended: Promise<unknown> = working.catch(() => {}).finally(() => running.delete(ended));
    running.add(ended);
    return working;
  };
}
