import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

export interface Closest {
  readonly value: string;
  /** Letters that had to change; 0 when the text was a known spelling. */
  readonly edits: number;
}

/** Shorter words have too many neighbours to be repaired. */
const shortestRepaired = 5;

type Spellings = ReadonlyArray<readonly [spelling: string, value: string]>;
const byLengthOf = new WeakMap<ReadonlyMap<string, string>, Map<number, Spellings>>();

/** The spellings of a list by their length: only those as long as the text, give or take the edits, can be near it. */
function groupByLength(spellings: ReadonlyMap<string, string>): Map<number, Spellings> {
  const known = byLengthOf.get(spellings);
  if (known) return known;
  const groups = new Map<number, Array<readonly [string, string]>>();
  for (const entry of spellings) {
    const group = groups.get(entry[0].length);
    if (group) group.push(entry);
    else groups.set(entry[0].length, [entry]);
  }
  byLengthOf.set(spellings, groups);
  return groups;
}

function listNear(spellings: ReadonlyMap<string, string>, length: number, maxEdits: number): Spellings {
  const groups = groupByLength(spellings);
  const shortest = Math.max(shortestRepaired, length - maxEdits);
  const lengths = Array.from(
    { length: Math.max(0, length + maxEdits - shortest + 1) },
    (_, at) => shortest + at,
  );
  return lengths.flatMap((each) => groups.get(each) ?? []);
}

/**
 * The entry of a closed list nearest to a text, by its folded spellings, within `maxEdits` letters; null when none is near
 * enough or two are equally near. The caller keeps the raw text.
 */
export function findClosest(
  text: string,
  spellings: ReadonlyMap<string, string>,
  maxEdits: number,
): Closest | null {
  const folded = foldText(text);
  const exact = spellings.get(folded);
  if (exact !== undefined) return { value: exact, edits: 0 };
  if (folded.length < shortestRepaired) return null;
  let best: Closest | null = null;
  let tied = false;
  for (const [spelling, value] of listNear(spellings, folded.length, maxEdits)) {
    const edits = editDistance(folded, spelling, maxEdits);
    if (edits > maxEdits || (best && edits > best.edits)) continue;
    if (best && edits === best.edits && value !== best.value) tied = true;
    else if (!best || edits < best.edits) {
      best = { value, edits };
      tied = false;
    }
  }
  return tied ? null : best;
}
