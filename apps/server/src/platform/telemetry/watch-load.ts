import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the process was asked for of late. */
interface LoadSeen {
  /** Milliseconds. */
  readonly delay: { readonly median: number; readonly p99: number; readonly max: number };
  /** Seconds of processor time a second. */
  readonly cpu: number;
}

export interface ProcessLoad {
  /** Over the last minute; shortly after the start, since then. Null: nothing was measured yet. */
  readonly read: () => LoadSeen | null;
  readonly stop: () => void;
}

const windowMs = 60_000;
const resolutionMs = 20;
const toMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e4) / 100 - resolutionMs);

/** Watches how late the process comes to its next piece of work, and how much it works. */
export function watchLoad(): ProcessLoad {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let begun = { at: performance.now(), cpu: process.cpuUsage() };
  let before: LoadSeen | null = null;
  const see = (): LoadSeen | null => {
    const seconds = (performance.now() - begun.at) / 1000;
    if (histogram.count === 0 || seconds <= 0) return null;
    const { user, system } = process.cpuUsage(begun.cpu);
    return {
      delay: {
        median: toMs(histogram.percentile(50)),
        p99: toMs(histogram.percentile(99)),
        max: toMs(histogram.max),
      },
      cpu: (user + system) / 1e6 / seconds,
    };
  };
  const timer = setInterval(() => {
    before = see();
    histogram.reset();
    begun = { at: performance.now(), cpu: process.cpuUsage() };
  }, windowMs).unref();
  return {
    read: () => before ?? see(),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
