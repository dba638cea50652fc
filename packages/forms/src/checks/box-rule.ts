/** Which official box a form-data value goes into, where its room is worth a warning. */
export interface BoxSpec {
  readonly pattern: string;
  /** Catalogue id of the box. */
  readonly id: string;
  /** Whether the value is printed at all; left out: it is. */
  readonly isWritten?: (data: unknown) => boolean;
  /** What is asked, where that decides how an answer is written. */
  readonly asks?: 'name' | 'country' | 'citizenship' | 'i94-status';
  /** How many boxes an answer that may list several has; 1 where nothing is said. */
  readonly boxes?: number;
}

export interface BoxRule extends BoxSpec {
  readonly limit: number;
  readonly characters?: string;
}

/**
 * By catalogue id: how many characters the box both takes and shows in print, and which ones. Written by `npm run
 * forms:build` from
 * the newest catalogue, which itself is too large for the browser.
 */
export type StoredLimits = Readonly<Record<string, { readonly limit: number; readonly characters?: string }>>;

/** @throws when the limits of a box were not built */
export const toBoxRules = (boxes: readonly BoxSpec[], limits: StoredLimits): BoxRule[] =>
  boxes.map((box) => {
    const found = limits[box.id];
    if (!found) throw new Error(`No limits were built for the box ${box.id}`);
    return { ...box, ...found };
  });
