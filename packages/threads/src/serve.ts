/** What the module that runs inside a thread of a pool needs, and nothing else. */
export { findProcessorMs, findProgramsMs, findThreadNumber } from './processor-time.ts';
export { serveThread, type ThreadHandlers } from './serve-thread.ts';
export { yieldToOthers } from './yield-to-others.ts';
