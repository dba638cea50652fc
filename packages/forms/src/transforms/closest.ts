import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

export interface Closest {
  readonly value: string;
  /** Letters that had to change; 0 when the text was a known spelling. */
  readonly edits: number;
}

/** Shorter words have too many neighbours to be repaired. */
const shortestRepaired = 5;

/**
 * The entry of a closed list nearest to a text, by its folded spellings, within `maxEdits` letters; null when none is near
 * enough or two are equally near. The caller keeps the raw text.
 */
export const findClosest = (
  text: string,
  spellings: ReadonlyMap<string, string>,
  maxEdits: number,
): Closest | null => {
  const folded = foldText(text);
  const exact = spellings.get(folded);
  if (exact !== undefined) return { value: exact, edits: 0 };
  if (folded.length < shortestRepaired) return null;
  let best: Closest | null = null;
  let tied = false;
  for (const [spelling, value] of spellings) {
    if (spelling.length < shortestRepaired) continue;
    const edits = editDistance(folded, spelling, maxEdits);
    if (edits > maxEdits || (best && edits > best.edits)) continue;
    if (best && edits === best.edits && value !== best.value) tied = true;
    else if (!best || edits < best.edits) {
      best = { value, edits };
      tied = false;
    }
  }
  return tied ? null : best;
};
