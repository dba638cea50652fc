/** A small seeded generator (mulberry32), so that a failing case can be run again from its printed seed. */
export interface Random {
  next(): number;
  integer(from: number, to: number): number;
  pick<T>(values: readonly T[]): T;
  /** A word of letters that occurs once in a case. */
  word(): string;
  digits(count: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  let words = 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const toLetters = (count: number): string =>
    [...String(count).padStart(3, '0')].map((digit) => 'bdfgklmnrs'.charAt(Number(digit))).join('');
  return {
    next,
    integer,
    pick: <T>(values: readonly T[]): T => values[integer(0, values.length - 1)] as T,
    word: () => {
      words += 1;
      return `Qu${toLetters(words)}ez`;
    },
    digits: (count) => Array.from({ length: count }, () => integer(1, 8)).join(''),
  };
}
