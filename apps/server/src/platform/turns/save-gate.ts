import { AppError } from '../app-error.ts';
import { KeyedTurns } from './keyed-turns.ts';

const windowMs = 60_000;

/**
 * What every save passes: one at a time of each document (or review), and so many a minute. A page that saves by itself
 * stays far below; whoever sends more waits, and holds up nobody else.
 */
export interface SaveGate {
  /** @throws AppError too_many_requests */
  readonly pass: <Value>(key: string, save: () => Promise<Value>) => Promise<Value>;
}

export function createSaveGate(perMinute: number, now: () => number = Date.now): SaveGate {
  const turns = new KeyedTurns();
  const taken = new Map<string, number[]>();
  const forgetOld = () => {
    for (const [key, times] of taken) if ((times.at(-1) ?? 0) <= now() - windowMs) taken.delete(key);
  };
  let forgottenAt = now();
  return {
    pass: async (key, save) => {
      if (now() - forgottenAt > windowMs) {
        forgetOld();
        forgottenAt = now();
      }
      const recent = (taken.get(key) ?? []).filter((time) => time > now() - windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= perMinute) {
        const retryAfterSeconds = Math.ceil((oldest + windowMs - now()) / 1000);
        throw new AppError('too_many_requests', { retryAfterSeconds });
      }
      taken.set(key, [...recent, now()]);
      return turns.take(key, save);
    },
  };
}
