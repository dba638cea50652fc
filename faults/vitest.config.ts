import { defineConfig } from 'vitest/config';

// What kills, cuts power, fills disks and sends hostile things: real processes, one after another (npm run test:faults).
export default defineConfig({
  test: {
    include: ['faults/**/*.faults.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
