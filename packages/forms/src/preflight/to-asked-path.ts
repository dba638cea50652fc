import { getAt } from '../changes/index.ts';
import type { RequiredItem } from './required-item.ts';

/** Whether the blank asks for it, of this person. */
export const isAsked = <Data>({ when }: RequiredItem<Data>, data: Data, today: Date): boolean =>
  when?.(data, today) ?? true;

/** A list that has no such entry yet; null: the path leads through no list, or through entries that are there. */
function findShortList(data: unknown, path: string): string | null {
  const keys = path.split('.');
  const at = keys.findIndex(
    (key, index) => /^\d+$/.test(key) && getAt(data, keys.slice(0, index + 1).join('.')) === undefined,
  );
  return at < 0 ? null : keys.slice(0, at).join('.');
}

/** Where it is typed; of an entry that is not listed yet the list. Null: it is answered by hand on the printed form. */
export function toAskedPath<Data>({ path }: RequiredItem<Data>, data: Data, today: Date): string | null {
  const at = typeof path === 'function' ? path(data, today) : path;
  return at === null ? null : (findShortList(data, at) ?? at);
}
