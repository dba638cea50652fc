import { getAt } from '../changes/index.ts';
import { isUnanswered } from './is-unanswered.ts';

/** Number of the entry that is written to a slot: those that say nothing are passed over, and come last. */
export function findEntry(data: unknown, list: string, slot: number): number {
  const entries = getAt(data, list) as readonly unknown[];
  const rows = entries.map((entry, index) => ({ index, isLast: isUnanswered(entry) }));
  return rows.toSorted((one, other) => Number(one.isLast) - Number(other.isLast))[slot]?.index ?? slot;
}
