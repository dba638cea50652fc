type Kind = 'run' | 'texts' | 'pictures' | 'look';

interface Work {
  readonly kind: Kind;
  readonly stop: AbortController;
}

/** The work goes on in another way, or was given up: the document is still there. */
export class WorkSuperseded extends Error {
  override readonly name = 'WorkSuperseded';
}

/**
 * What this process is doing for each document, so that it can be stopped: whoever deletes a document leaves nobody
 * waiting behind work on it. In another process it ends when that next looks whether the document is still there.
 */
export class WorkInHand {
  readonly #works = new Map<string, Set<Work>>();

  /** The signal says when to stop; `end` must be called, however the work ends. */
  begin(documentId: string, kind: Kind): { readonly signal: AbortSignal; readonly end: () => void } {
    const work: Work = { kind, stop: new AbortController() };
    const works = this.#works.get(documentId) ?? new Set();
    this.#works.set(documentId, works.add(work));
    const end = () => {
      works.delete(work);
      if (works.size === 0 && this.#works.get(documentId) === works) this.#works.delete(documentId);
    };
    return { signal: work.stop.signal, end };
  }

  /** Stops work of one kind (its signal's reason is then `WorkSuperseded`), or all work, on a document. */
  stop(documentId: string, kind?: Kind): void {
    for (const work of this.#works.get(documentId) ?? []) {
      if (kind === undefined) work.stop.abort(new Error('the work was stopped'));
      else if (work.kind === kind) work.stop.abort(new WorkSuperseded());
    }
  }
}
