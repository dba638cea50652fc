/** Work in the order it was asked for: what may share is under way together, what may not is alone. */
export class Turns {
  #lastAlone: Promise<unknown> = Promise.resolve();
  #sharing: Promise<unknown>[] = [];

  share<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#lastAlone.then(work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    const sharing = this.#sharing;
    sharing.push(settled);
    void settled.then(() => sharing.splice(sharing.indexOf(settled), 1));
    return turn;
  }

  alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = Promise.all([this.#lastAlone, ...this.#sharing]).then(work);
    this.#lastAlone = turn.catch(() => undefined);
    this.#sharing = [];
    return turn;
  }
}
