import { type DecodedSign, type LineChances, toSigns } from './decode-line.ts';
import { costOfFree, findShapePath, type Path, type Shape } from './shape-path.ts';
import { foldSign, type WordList } from './words/word-list.ts';

/** In natural logarithms: a known word so much less likely than what was read is a guess. */
const maxCost = 5;
/** Where all that was read costs less, nothing of it is in doubt. */
const sureCost = 0.02;
/** So much likelier than the next known word it must be. */
const minLead = 3;
/** How sure a letter of a known word is, but for its accent. */
const knownSign = 0.95;
const shortest = 4;
const letterShare = 0.6;
/** Letters that may differ, of a short word and of a longer one. */
const shortWord = 5;
const maxEdits = ({ length }: string) => (length <= shortWord ? 1 : 2);

const between = /^[\s,;:()/&-]$/;
const around = /^[.'’]$/;
const letter = /^\p{L}$/u;

/**
 * A free reading in which each word that is none known, and that the network doubts, gives way to the known word that it saw
 * nearly as well. Accents stay what the network saw above the letters of that word.
 */
export function decodeWords(
  free: readonly DecodedSign[],
  answer: LineChances,
  signs: readonly string[],
  allowed: readonly number[],
  words: WordList,
): DecodedSign[] {
  const decoded = [...free];
  // From the last on: what is put in may be longer or shorter.
  for (const [start, end] of listWords(free).reverse()) {
    const word = free.slice(start, end);
    const firstStep = (free[start - 1]?.lastStep ?? -1) + 1;
    const part = cutSteps(answer, firstStep, (free[end]?.firstStep ?? answer.steps) - 1);
    const cost = isWord(word) ? costOfFree(part, allowed) : 0;
    if (cost < sureCost) continue;
    const known = words.has(toFolded(word))
      ? word
      : findKnown(word, { answer: part, cost, signs, allowed }, words)?.map((sign) => shift(sign, firstStep));
    const trusted = known?.map((sign) => ({
      ...sign,
      inWord: knownSign * measureAccent(sign, answer, signs),
    }));
    if (trusted) decoded.splice(start, end - start, ...trusted);
  }
  return decoded;
}

/** Where words stand among the signs, from the first to behind the last. */
function listWords(free: readonly DecodedSign[]): Array<[start: number, end: number]> {
  const found: Array<[number, number]> = [];
  let start = 0;
  for (let at = 0; at <= free.length; at++) {
    const sign = free[at]?.text;
    if (sign !== undefined && !between.test(sign)) continue;
    let end = at;
    while (start < end && around.test(free[start]?.text ?? '')) start++;
    while (end > start && around.test(free[end - 1]?.text ?? '')) end--;
    if (end > start) found.push([start, end]);
    start = at + 1;
  }
  return found;
}

const toFolded = (word: readonly DecodedSign[]) => word.map(({ text }) => foldSign(text)).join('');

const isWord = (signs: readonly DecodedSign[]): boolean =>
  signs.length >= shortest &&
  signs.filter(({ text }) => letter.test(text)).length >= signs.length * letterShare;

/** What the network says of a word alone, and what its free reading costs. */
interface SeenWord {
  readonly answer: LineChances;
  readonly cost: number;
  readonly signs: readonly string[];
  readonly allowed: readonly number[];
}

function findKnown(
  word: readonly DecodedSign[],
  { answer, cost, signs, allowed }: SeenWord,
  words: WordList,
): DecodedSign[] | null {
  const folded = toFolded(word);
  const paths = words
    .findNear(folded, maxEdits(folded))
    .map((near) => findShapePath(answer, toShape(near, word, signs), signs))
    .filter((path): path is Path => path !== null)
    .sort((one, other) => one.cost - other.cost);
  const [best, next] = paths;
  if (!best || best.cost - cost > maxCost) return null;
  if (next && next.cost - best.cost < minLead) return null;
  return toSigns(best.classes, answer, signs, allowed);
}

/** Of the chances that this letter had, with whatever accent, the share of the accent it was read with, 0 to 1. */
function measureAccent(
  { text, firstStep, lastStep }: DecodedSign,
  answer: LineChances,
  signs: readonly string[],
): number {
  const own = signs.indexOf(text);
  const alike = [...listVariants(foldSign(text), isCapital(text), signs)].map((sign) => signs.indexOf(sign));
  const chanceAt = (step: number, sign: number) => answer.chances[step * answer.classes + sign] as number;
  let best = firstStep;
  for (let step = firstStep; step <= lastStep; step++)
    if (chanceAt(step, own) > chanceAt(best, own)) best = step;
  const total = alike.reduce((sum, sign) => sum + chanceAt(best, sign), 0);
  return total > 0 ? chanceAt(best, own) / total : 0;
}

/** Each letter with whatever accent, in capitals where most of the word was read so: `COBAu`. */
function toShape(known: string, word: readonly DecodedSign[], signs: readonly string[]): Shape {
  const capitals = word.filter(({ text }) => isCapital(text)).length;
  const isUpper = capitals > 1 && capitals > word.filter(({ text }) => isSmall(text)).length;
  const isNamed = capitals > 0;
  return [...known].map((each, at) => listVariants(each, isUpper || (at === 0 && isNamed), signs));
}

const isCapital = (text: string) => /^\p{Lu}$/u.test(text);
const isSmall = (text: string) => /^\p{Ll}$/u.test(text);

/** Of each list of signs those that are a letter, in capitals or not. */
const variants = new WeakMap<readonly string[], Map<string, string>>();

function listVariants(folded: string, isUpper: boolean, signs: readonly string[]): string {
  const known = variants.get(signs) ?? groupByLetter(signs);
  variants.set(signs, known);
  return known.get(toKey(folded, isUpper)) ?? '';
}

function groupByLetter(signs: readonly string[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const sign of signs.filter((each) => letter.test(each))) {
    const key = toKey(foldSign(sign), isCapital(sign));
    groups.set(key, `${groups.get(key) ?? ''}${sign}`);
  }
  return groups;
}

const toKey = (folded: string, isUpper: boolean) => `${folded}${isUpper ? '^' : ''}`;

function cutSteps({ classes, chances }: LineChances, firstStep: number, lastStep: number): LineChances {
  const steps = lastStep - firstStep + 1;
  return { steps, classes, chances: chances.subarray(firstStep * classes, (lastStep + 1) * classes) };
}

const shift = (sign: DecodedSign, by: number): DecodedSign => ({
  ...sign,
  firstStep: sign.firstStep + by,
  lastStep: sign.lastStep + by,
});
