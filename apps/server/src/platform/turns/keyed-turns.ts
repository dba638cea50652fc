/** Work on one thing at a time, in the order it was asked for; other things do not wait for it. */
export class KeyedTurns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
