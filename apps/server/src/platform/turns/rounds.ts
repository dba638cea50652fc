/** As many owners are remembered: one forgotten counts as never served. */
const maxRemembered = 1_000;

/** Who had a turn when, for owners to take turns. */
export class Rounds {
  readonly #lastTurns = new Map<string, number>();
  #turn = 0;

  took(owner: string): void {
    this.#lastTurns.delete(owner);
    this.#lastTurns.set(owner, ++this.#turn);
    const [oldest] = this.#lastTurns.keys();
    if (oldest !== undefined && this.#lastTurns.size > maxRemembered) this.#lastTurns.delete(oldest);
  }

  /** Number of the owner's last turn, which grows with each; 0 before the first. */
  lastOf(owner: string): number {
    return this.#lastTurns.get(owner) ?? 0;
  }
}
