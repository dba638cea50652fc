import { isObject } from '../changes/index.ts';

/** Nothing but spaces is no answer, and no entry no list: neither leaves ink. `false` is one. */
export function isUnanswered(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isUnanswered);
  return value === null || value === undefined;
}
