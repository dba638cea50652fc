import { Rounds } from './rounds.ts';

export interface Turn {
  /** Whose work it is: one piece of an owner's at a time. */
  readonly owner: string;
  /** Lower goes first; 0 unless told. */
  readonly priority?: number;
  /** What still waits when it is aborted is dropped. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly turn: Turn;
  readonly start: () => void;
}

/** So much of a kind of work at once, one piece of an owner's at a time; owners take turns. */
export class FairSlots {
  readonly #running = new Set<string>();
  readonly #rounds = new Rounds();
  #waiting: Waiting[] = [];

  constructor(private readonly count: number) {}

  /** @throws the signal's reason when it was aborted before the turn came */
  async take<Value>(turn: Turn, work: () => Promise<Value>): Promise<Value> {
    await this.#wait(turn);
    try {
      return await work();
    } finally {
      this.#running.delete(turn.owner);
      this.#startNext();
    }
  }

  #wait(turn: Turn): Promise<void> {
    const { signal } = turn;
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const drop = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', drop);
        resolve();
      };
      const waiting: Waiting = { turn, start };
      signal?.addEventListener('abort', drop, { once: true });
      this.#waiting.push(waiting);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running.size < this.count) {
      const next = this.#choose();
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#running.add(next.turn.owner);
      this.#rounds.took(next.turn.owner);
      next.start();
    }
  }

  /** The most urgent of the owner served longest ago; of equal ones the first to come. */
  #choose(): Waiting | undefined {
    const rank = ({ turn }: Waiting) => [turn.priority ?? 0, this.#rounds.lastOf(turn.owner)] as const;
    return this.#waiting
      .filter(({ turn }) => !this.#running.has(turn.owner))
      .reduce<Waiting | undefined>((best, one) => {
        if (!best) return one;
        const [[urgent, last], [bestUrgent, bestLast]] = [rank(one), rank(best)];
        return urgent < bestUrgent || (urgent === bestUrgent && last < bestLast) ? one : best;
      }, undefined);
  }
}
