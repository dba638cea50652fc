const running = new Map<string, AbortController>();

/** Lets this process stop a run it is working on; the signal says when. */
export function addRunningRun(documentId: string): {
  readonly signal: AbortSignal;
  readonly end: () => void;
} {
  const stop = new AbortController();
  running.set(documentId, stop);
  return {
    signal: stop.signal,
    end: () => {
      if (running.get(documentId) === stop) running.delete(documentId);
    },
  };
}

/** At once, where the run is in this process. In another it ends when it next looks whether the run is still its own. */
export const stopRunningRun = (documentId: string): void =>
  running.get(documentId)?.abort(new Error('the run was cancelled'));
