import { editDistance } from '@puente/forms/lexicon';

/** The one of these that a text is so many letters away from at most; null where none is, or more than one. */
export function findOnlyNear(text: string, candidates: Iterable<string>, edits: number): string | null {
  const [near, other] = [...candidates].filter((each) => editDistance(text, each, edits) <= edits);
  return near !== undefined && other === undefined ? near : null;
}
