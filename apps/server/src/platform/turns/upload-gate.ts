import { AppError } from '../app-error.ts';

interface Waiting {
  readonly key: string;
  readonly start: () => void;
}

export interface UploadLimits {
  readonly atOnce: number;
  readonly atOnceOfOne: number;
  readonly longestWaitMs: number;
  readonly maxWaiting: number;
}

/** 20 uploads of 10 MB are held in memory at most; what waits stays unread with its sender. */
const usual: UploadLimits = { atOnce: 20, atOnceOfOne: 3, longestWaitMs: 30_000, maxWaiting: 200 };

/** Lets so many uploads in at once, and so many of one person; the rest waits a while for its turn. */
export class UploadGate {
  readonly #running = new Map<string, number>();
  #total = 0;
  #waiting: Waiting[] = [];

  constructor(private readonly limits: UploadLimits = usual) {}

  /** `key`: whose upload it is. @throws AppError too_many_uploads */
  async pass<Value>(key: string, upload: () => Promise<Value>): Promise<Value> {
    if (this.#hasRoom(key)) this.#enter(key);
    else await this.#wait(key);
    try {
      return await upload();
    } finally {
      this.#leave(key);
    }
  }

  #hasRoom(key: string): boolean {
    return this.#total < this.limits.atOnce && (this.#running.get(key) ?? 0) < this.limits.atOnceOfOne;
  }

  #enter(key: string): void {
    this.#total += 1;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #leave(key: string): void {
    this.#total -= 1;
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left === 0) this.#running.delete(key);
    else this.#running.set(key, left);
    const next = this.#waiting.find((waiting) => this.#hasRoom(waiting.key));
    if (!next) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    this.#enter(next.key);
    next.start();
  }

  #wait(key: string): Promise<void> {
    const refused = () => new AppError('too_many_uploads', { retryAfterSeconds: 30 });
    if (this.#waiting.length >= this.limits.maxWaiting) throw refused();
    return new Promise((resolve, reject) => {
      const waiting = {
        key,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(refused());
      }, this.limits.longestWaitMs);
      this.#waiting.push(waiting);
    });
  }
}
