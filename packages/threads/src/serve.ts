/** For the module that a thread of a pool runs: what its own side needs, and no more. */
export { serveThread, type ThreadHandlers } from './serve-thread.ts';
export { yieldToOthers } from './yield-to-others.ts';
