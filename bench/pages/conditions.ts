import type { CDPSession, Page } from '@playwright/test';

/** How slow a line is, as the browser's own tools emulate it. */
export interface Line {
  readonly name: string;
  readonly bitsPerSecond: number;
  /** From a request to the first byte of its answer. */
  readonly latencyMs: number;
  /** How many times slower than this machine the processor works. */
  readonly slowdown: number;
}

/** The preset 'Slow 4G' of the browser's tools, on a phone four times slower than this machine. */
export const slow4G: Line = {
  name: 'slow 4G, processor 4× slower',
  bitsPerSecond: 1_600_000 * 0.9,
  latencyMs: 150 * 3.75,
  slowdown: 4,
};

/** A line at the edge of a cell. */
export const weakLine: Line = { name: '400 kbit/s', bitsPerSecond: 400_000, latencyMs: 400, slowdown: 4 };

export async function slowDown(page: Page, line: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
  return session;
}
