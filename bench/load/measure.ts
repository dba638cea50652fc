import { quantile } from '../measure/calibration.ts';

export const kinds = ['document', 'page picture', 'save', 'health', 'static'] as const;
export type Kind = (typeof kinds)[number];

/** Of one kind of request; times in milliseconds. */
export interface Figures {
  readonly kind: Kind;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  readonly errors: number;
  /** How each error was answered: `409`, or `none`. */
  readonly answers: readonly string[];
}

/** In bytes, in the order they were taken. */
export type Memory = readonly number[];

/** Most milliseconds at the 99th percentile. */
const maxP99: Readonly<Record<Kind, number>> = {
  document: 300,
  'page picture': 300,
  save: 500,
  health: 100,
  static: 300,
};
const maxBytes = 1.2 * 1e9;
/** Memory is flat while its last quarter is no more than this share above the second. */
const maxGrowth = 0.1;

/** Takes down how long each request took and whether it was answered as it should be. */
export class Recorder {
  readonly #times = new Map<Kind, number[]>();
  readonly #errors = new Map<Kind, string[]>();

  /** `ask` tells the status of the answer. */
  async time(kind: Kind, ask: () => Promise<number>): Promise<void> {
    const begunAt = performance.now();
    const status = await ask().catch(() => null);
    const times = this.#times.get(kind) ?? [];
    times.push(performance.now() - begunAt);
    this.#times.set(kind, times);
    if (status !== 200) this.#errors.set(kind, [...(this.#errors.get(kind) ?? []), String(status ?? 'none')]);
  }

  list(): Figures[] {
    return kinds.map((kind) => {
      const times = this.#times.get(kind) ?? [];
      return {
        kind,
        count: times.length,
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        p99: quantile(times, 0.99),
        max: quantile(times, 1),
        errors: this.#errors.get(kind)?.length ?? 0,
        answers: [...new Set(this.#errors.get(kind))],
      };
    });
  }
}

/** Mean of the last quarter over that of the second, less one: the first still warms up. */
export function toGrowth(memory: Memory): number {
  const quarter = Math.floor(memory.length / 4);
  if (quarter === 0) return 0;
  const mean = (values: Memory) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(memory.slice(-quarter)) / mean(memory.slice(quarter, 2 * quarter)) - 1;
}

/** What misses its bound, one line each; nothing when all is met. */
export function listMissed(figures: readonly Figures[], memory: Memory): string[] {
  const slow = figures.flatMap(({ kind, count, p99, errors, answers }) => {
    if (count === 0) return [`${kind}: nothing was asked`];
    const late = p99 > maxP99[kind] ? [`${kind}: p99 ${Math.round(p99)} ms, at most ${maxP99[kind]}`] : [];
    return errors > 0 ? [...late, `${kind}: ${errors} errors (${answers.join(', ')})`] : late;
  });
  const peak = Math.max(...memory);
  const growth = toGrowth(memory);
  return [
    ...slow,
    ...(peak > maxBytes ? [`memory: ${toMegabytes(peak)} MB at its peak`] : []),
    ...(growth > maxGrowth ? [`memory: grows by ${Math.round(growth * 100)} %`] : []),
  ];
}

export const toMegabytes = (bytes: number): number => Math.round(bytes / 1e6);
