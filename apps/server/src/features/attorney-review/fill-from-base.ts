import { isObject, type Json } from '@puente/forms/changes';

/** What a reviewer's program left out was not changed by it; an answer it emptied is there, and empty. */
export function fillFromBase(input: Json, base: Json): Json {
  if (input === undefined) return base;
  if (!isObject(input) || !isObject(base)) return input;
  const kept = Object.entries(base).map(([key, value]) => [key, fillFromBase(input[key], value)]);
  return { ...input, ...Object.fromEntries(kept) };
}
