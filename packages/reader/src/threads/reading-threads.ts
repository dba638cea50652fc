/**
 * How reading uses its threads: they are warm before anybody needs them, and a job that other programs keep from
 * computing gets more time.
 */
export const readingThreads = {
  start: 'at-once',
  maxAttempts: 2,
  stopMs: 1_000,
  sparesStarving: true,
} as const;

/** Reading comes after everything that somebody is waiting for right now. */
export const readingNiceness = 10;
