import { serveThread, yieldToOthers } from '@puente/threads/serve';

/** Above reading, which nobody waits for from second to second; the thread that answers people goes first. */
const niceness = 5;

/** Does one task after the other, for the life of this thread. Arguments and answers must survive a structured clone. */
export function serveTasks(tasks: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  yieldToOthers({ niceness });
  const handlers = Object.entries(tasks).map(([name, task]) => [name, (args: never[]) => task(...args)]);
  serveThread({ ...Object.fromEntries(handlers), warmUp: () => {} });
}
