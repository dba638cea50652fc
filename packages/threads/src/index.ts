export type { Job } from './job-line.ts';
export { ThreadLost } from './thread-error.ts';
export { ThreadPool } from './thread-pool.ts';
export { TimeBudget } from './time-budget.ts';
