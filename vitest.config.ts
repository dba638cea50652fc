import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** Each starts a server, and shares its code and threads with the next. Bad input is measured by what its process holds. */
const server = ['apps/server/**/!(bad-input).test.ts'];
/** Pure rules: to start a process for each file takes longer than the tests in it. */
const rules = ['packages/{contract,forms,texts}/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'server', include: server, isolate: false } },
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{apps,packages,bench,scripts}/**/*.test.ts', '{apps,packages}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', ...server, ...rules],
        },
      },
    ],
  },
});
