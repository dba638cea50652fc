import { type InkedLetter, isLetter } from './list-letters.ts';

/** Letters of a text and their ink, as far as they can be counted. */
export interface MatchedLetters {
  /** By letter of the text: its ink; undefined in a word whose letters touch or are in pieces. */
  readonly ofLetters: ReadonlyArray<InkedLetter | undefined>;
  /** The ink of words that cannot be counted. */
  readonly rest: readonly InkedLetter[];
}

/** The gaps between words are wider than those within them by this, or they are not told apart. */
const minWider = 1.4;

/** All letters where there are as many patches of ink; else word by word. */
export function matchLetters(text: string, inked: readonly InkedLetter[]): MatchedLetters {
  const words = text.split(/\s+/).flatMap((word) => {
    const count = [...word].filter(isLetter).length;
    return count > 0 ? [count] : [];
  });
  const count = words.reduce((sum, each) => sum + each, 0);
  if (count === inked.length) return { ofLetters: inked, rest: [] };
  const groups = splitAtGaps(inked, words.length);
  if (!groups) return { ofLetters: Array.from({ length: count }), rest: inked };
  return {
    ofLetters: groups.flatMap((group, i) =>
      group.length === words[i] ? group : Array.from({ length: words[i] as number }, () => undefined),
    ),
    rest: groups.flatMap((group, i) => (group.length === words[i] ? [] : group)),
  };
}

/** Cut at the widest gaps; null where those are not clearly wider than the others. */
function splitAtGaps(inked: readonly InkedLetter[], parts: number): InkedLetter[][] | null {
  if (parts < 2 || inked.length <= parts) return null;
  const gaps = inked.slice(1).map(({ body }, i) => body.left - (inked[i] as InkedLetter).body.right);
  const byWidth = [...gaps].sort((p, q) => q - p);
  const minGap = byWidth[parts - 2] as number;
  if (minGap < minWider * Math.max(1, byWidth[parts - 1] as number)) return null;
  const groups: InkedLetter[][] = [[]];
  for (const [i, letter] of inked.entries()) {
    if (i > 0 && (gaps[i - 1] as number) >= minGap) groups.push([]);
    groups.at(-1)?.push(letter);
  }
  return groups;
}
