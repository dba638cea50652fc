/** Seeded random numbers (mulberry32): the same seed always gives the same case, on every machine. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members, in the list's order of drawing. */
  sample<T>(list: readonly T[], count: number): T[];
  digits(count: number): string;
  /** Roughly normal, mean 0, deviation 1. */
  normal(): number;
  /** A generator of its own, so that adding draws in one place does not change another. */
  fork(label: string): Random;
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function createRandom(seed: string | number): Random {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error('pick from an empty list');
    return found;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return {
    next,
    int,
    pick,
    sample,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    normal: () => next() + next() + next() + next() + next() + next() - 3,
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
