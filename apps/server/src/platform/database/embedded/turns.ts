/** One piece of work at a time, in the order they were asked for. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
