/** How reading goes about its threads: warm before anybody comes, and patient with what others keep from computing. */
export const readingThreads = {
  start: 'at-once',
  maxAttempts: 2,
  stopMs: 1_000,
  sparesStarving: true,
} as const;
