import type { Log } from '../telemetry/log.ts';

/** Work that rows of the database tell of, each claimed by whoever does it. */
export interface Attendance<Claim> {
  /** How many this process does at once. */
  readonly workers: number;
  readonly timeoutMs: number;
  /** Takes what is next; null when there is none to begin now. */
  readonly claim: () => Promise<Claim | null>;
  /** The signal: the time is up, or the server stops. What is cut off is claimed again, and must then do no harm. */
  readonly work: (claim: Claim, signal: AbortSignal) => Promise<void>;
}

/** For what another process has queued, or left behind. */
const lookEveryMs = 2_000;

/** How an attendant stands. */
export interface AttendantState {
  readonly busy: number;
  readonly max: number;
  /** When it last asked the rows for work and was answered, or had its hands full. */
  readonly lookedAt: Date | null;
}

/** Claims and does such work: when woken, when some of it has ended, and every two seconds. */
export class Attendant<Claim> {
  readonly #attendance: Attendance<Claim>;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  readonly #stopping = new AbortController();
  readonly #turns = new Set<Promise<void>>();
  #busy = 0;
  #lookedAt: Date | null = null;
  /** Woken while nobody was free: there may be more than was seen. */
  #isWoken = false;

  constructor(attendance: Attendance<Claim>, log: Log) {
    this.#attendance = attendance;
    this.#log = log;
    this.#timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  wake(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#busy >= this.#attendance.workers) this.#lookedAt = new Date();
    this.#isWoken = this.#turns.size >= this.#attendance.workers;
    if (this.#isWoken) return;
    const turn: Promise<void> = this.#takeTurn()
      .catch((error) => this.#log.error({ err: error }, 'work failed'))
      .finally(() => {
        this.#turns.delete(turn);
        if (this.#isWoken) this.wake();
      });
    this.#turns.add(turn);
  }

  get state(): AttendantState {
    return { busy: this.#busy, max: this.#attendance.workers, lookedAt: this.#lookedAt };
  }

  /** Lets the work know, and waits for it. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort(new Error('the server is stopping'));
    await Promise.all(this.#turns);
  }

  async #takeTurn(): Promise<void> {
    const { claim, work, timeoutMs } = this.#attendance;
    const claimed = await claim();
    this.#lookedAt = new Date();
    if (claimed === null) return;
    this.#busy += 1;
    this.wake();
    try {
      await work(claimed, AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#stopping.signal]));
    } finally {
      this.#busy -= 1;
      this.#isWoken = true;
    }
  }
}
