import type { BoxMatch } from './box-match.ts';
import type { Side } from './score-pairs.ts';

/**
 * Boxes of a question that go to another question than most of its boxes must be so few, or all of them are doubted; fewer
 * still where print alone speaks for them.
 */
const minMajority = { named: 0.6, unnamed: 0.8 } as const;

function numberOf(side: Side, index: number): string {
  const print = side.prints[index];
  return `${print?.part} ${print?.item.replace(/\..*$/, '')}`;
}

/** Of a question's boxes at least so many must be found, or those that have print alone to speak for them are doubted. */
const minQuorum = 0.5;

/**
 * The boxes of one question belong to one question of the other edition, whatever its number: of two rows that are printed
 * alike, half of one is never half of the other, and one box of a row that is gone is none of its neighbour's.
 */
export function doubtStrays(matches: readonly BoxMatch[], known: Side, blank: Side): BoxMatch[] {
  const own = (match: BoxMatch) => numberOf(known, match.from);
  const other = (match: BoxMatch) => numberOf(blank, match.to);
  const among = matches.filter(({ from }) => !known.isHead[from]);
  const strays = new Set([...listStrays(among, own, other), ...listLonely(among, own, countBoxes(known))]);
  return matches.map((match) =>
    strays.has(match) && !isPlain(match) ? { ...match, certainty: 'uncertain' } : match,
  );
}

/**
 * Its own name, and print that is like no other's: on a form that is printed as a table the numbers before a box may be of
 * the row above, and tell nothing.
 */
const isPlain = ({ pair, margin }: BoxMatch) =>
  pair.name === 1 && pair.print >= plain.print && margin >= plain.margin;
const plain = { print: 0.6, margin: 0.2 } as const;

function countBoxes(side: Side): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const index of side.boxes.keys())
    if (!side.isHead[index]) counts.set(numberOf(side, index), (counts.get(numberOf(side, index)) ?? 0) + 1);
  return counts;
}

function listLonely(matches: readonly BoxMatch[], own: Question, sizes: ReadonlyMap<string, number>) {
  const found = new Map<string, number>();
  for (const match of matches) found.set(own(match), (found.get(own(match)) ?? 0) + 1);
  return matches.filter(
    (match) =>
      match.certainty === 'by-print' &&
      (found.get(own(match)) ?? 0) < minQuorum * (sizes.get(own(match)) ?? 0),
  );
}

type Question = (match: BoxMatch) => string;

function listStrays(matches: readonly BoxMatch[], own: Question, other: Question): BoxMatch[] {
  const questions = new Map<string, BoxMatch[]>();
  for (const match of matches) questions.set(own(match), [...(questions.get(own(match)) ?? []), match]);
  return [...questions.values()].flatMap((together) => {
    const counts = new Map<string, number>();
    for (const match of together) counts.set(other(match), (counts.get(other(match)) ?? 0) + 1);
    const [largest = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
    const share = largest[1] / together.length;
    const isClear = ({ certainty }: BoxMatch) =>
      share >= (certainty === 'certain' ? minMajority.named : minMajority.unnamed);
    return counts.size > 1 ? together.filter((match) => !isClear(match) || other(match) !== largest[0]) : [];
  });
}
