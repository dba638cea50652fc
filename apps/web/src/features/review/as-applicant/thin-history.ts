import type { HistoryEntry } from '@puente/contract';

/** Saves closer together than this are shown as one: the last of them. */
const sittingMs = 2 * 60_000;

/** A list short enough to find one's way in: every reading, what a reviewer proposed, the newest save, and of saves in quick succession the last. */
export function thinHistory(versions: readonly HistoryEntry[]): HistoryEntry[] {
  let keptAt = Number.POSITIVE_INFINITY;
  return versions.filter(({ author, savedAt, proposedBy, current }) => {
    const at = Date.parse(savedAt);
    if (author === 'person' && proposedBy === null && !current && keptAt - at < sittingMs) return false;
    keptAt = author === 'person' ? at : Number.POSITIVE_INFINITY;
    return true;
  });
}
