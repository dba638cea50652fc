import type { Page, Request } from '@playwright/test';

/** What the browser itself measured on a page so far. Times in ms from the start of its load. */
export interface PageFigures {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** What was drawn largest: its tag and the beginning of its text. */
  readonly largest: string;
  /** Sum of all shifts that no press of the person caused. */
  readonly layoutShift: number;
  /** The slowest answer to a press or a key; 0 when there was none. */
  readonly slowestPressMs: number;
  readonly nodes: number;
}

/** Runs in the page before anything else; as text, since no function of this file is known there. */
const watcher = `
  const seen = { firstPaintMs: 0, largestPaintMs: 0, largest: '', layoutShift: 0, slowestPressMs: 0 };
  window.pageFigures = seen;
  const watch = (type, use, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...more });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime; });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
    seen.largest = entry.element ? entry.element.tagName + ' ' + (entry.element.textContent ?? '').slice(0, 30) : '';
  });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.layoutShift += entry.value; });
  watch('event', (entry) => { if (entry.interactionId) seen.slowestPressMs = Math.max(seen.slowestPressMs, entry.duration); }, { durationThreshold: 16 });
`;

export const watchPage = (page: Page) => page.addInitScript(watcher);

export const readFigures = (page: Page): Promise<PageFigures> =>
  page.evaluate<PageFigures>('({ ...window.pageFigures, nodes: document.querySelectorAll("*").length })');

/** Bytes of the answers' bodies as they travelled, by kind; pictures of pages apart. */
export type Sent = Readonly<Record<'total' | 'script' | 'style' | 'font' | 'other' | 'pictures', number>>;

function toKind(request: Request): Exclude<keyof Sent, 'total'> {
  const type = request.resourceType();
  if (/\/pages\/\d+/.test(request.url())) return 'pictures';
  if (type === 'stylesheet') return 'style';
  return type === 'script' || type === 'font' ? type : 'other';
}

/** Adds up what comes from now on. */
export function countSent(page: Page): () => Promise<Sent> {
  const sizes: Promise<readonly [kind: Exclude<keyof Sent, 'total'>, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const kind = toKind(request);
    sizes.push(request.sizes().then(({ responseBodySize }) => [kind, responseBodySize] as const));
  });
  return async () => {
    const sent = { total: 0, script: 0, style: 0, font: 0, other: 0, pictures: 0 };
    for (const [kind, bytes] of await Promise.all(sizes)) {
      sent[kind] += bytes;
      if (kind !== 'pictures') sent.total += bytes;
    }
    return sent;
  };
}
