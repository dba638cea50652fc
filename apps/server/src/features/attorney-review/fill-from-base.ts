import { isObject, type Json } from '@puente/forms/changes';

/** What a reviewer's program left out was not changed by it; an answer it emptied is there, and empty. */
export function fillFromBase(given: Json, base: Json): Json {
  if (given === undefined) return base;
  if (!isObject(given) || !isObject(base)) return given;
  const kept = Object.entries(base).map(([key, value]) => [key, fillFromBase(given[key], value)]);
  return { ...given, ...Object.fromEntries(kept) };
}
