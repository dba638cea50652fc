import type { Progress } from '@puente/contract';

/** What was seen of a run so far, in milliseconds of one clock. */
export interface Watched {
  /** When it was seen to begin; null: it had begun before. */
  readonly begunAt: number | null;
  readonly first: Seen | null;
  readonly latest: Seen | null;
}

interface Seen {
  readonly page: number;
  readonly at: number;
}

export const nothingWatched: Watched = { begunAt: null, first: null, latest: null };

/** Takes in what the server tells now. */
export function watch(before: Watched, { ocr, page }: Pick<Progress, 'ocr' | 'page'>, now: number): Watched {
  const hasJustBegun = before.begunAt === null && before.first === null && ocr > 0 && page === 0;
  const begunAt = hasJustBegun ? now : before.begunAt;
  if (page === 0 || page <= (before.latest?.page ?? 0)) return { ...before, begunAt };
  const latest = { page, at: now };
  return { begunAt, first: before.first ?? latest, latest };
}

/** So many pages are a measure. */
const enoughPages = 2;

/**
 * Seconds until all pages are read: as this run reads them, else by what such files took here (`usualSeconds`). Null where
 * neither was measured.
 */
export function toSecondsLeft(
  { begunAt, first, latest }: Watched,
  { pages, usualSeconds, now }: { pages: number; usualSeconds: number | null; now: number },
): number | null {
  if (first && latest && latest.page - first.page >= enoughPages) {
    const pageMs = (latest.at - first.at) / (latest.page - first.page);
    return Math.max(0, (pages - latest.page) * pageMs - (now - latest.at)) / 1000;
  }
  if (usualSeconds === null || begunAt === null) return null;
  return Math.max(0, usualSeconds - (now - begunAt) / 1000);
}
