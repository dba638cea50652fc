import { findProcessorMs, findThreadNumber } from '@puente/threads/serve';
import type { Engine } from './engine.ts';

const thread = findThreadNumber();

/**
 * What the work with an engine costs, in milliseconds: processor time of this thread and of the programs of the engine, so
 * that what else the machine does counts for nothing; where the system does not tell, time on the clock.
 */
export async function meterEngine<T>(
  engine: Engine,
  work: (engine: Engine) => Promise<T>,
): Promise<{ readonly read: T; readonly costMs: number }> {
  const now = () => findProcessorMs(thread) ?? performance.now();
  const [begun, programsMs] = [now(), engine.programsMs];
  const read = await work(engine);
  return { read, costMs: Math.round(now() - begun + engine.programsMs - programsMs) };
}
