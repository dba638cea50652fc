import type { Crop } from '../crop/crop-box.ts';
import type { InkComponent } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import { isBareWord } from './accented-words.ts';
import { withoutMarks } from './align.ts';
import { heightOf, type InkedLetter, isLetter, listLetters } from './list-letters.ts';
import { matchLetters } from './match-letters.ts';
import { isUndecidedStem, raiseDotted, seeDotless } from './see-dotless.ts';
import { seeStrokes } from './see-strokes.ts';
import type { Sight, Sights } from './sights.ts';

/**
 * What the picture says of the marks above a text: all read, each letter seen by itself; none unread as far as letters that
 * touch or are in pieces tell; one unread, its place unknown; unread ones now read.
 */
export type SeenMarks = 'read' | 'uncounted' | 'unread' | 'placed';

const acute = '\u0301';
const diaeresis = '\u0308';
const cedilla = '\u0327';
const ogonek = '\u0328';
/** The one mark that stands above such a letter in names written in Latin script, as far as one can say. */
const onlyMarks: Readonly<Record<string, string>> = { n: '\u0303', g: '\u0306' };
const vowel = /^[aeiou]$/i;
/** Of an acute accent, in widths of its letter. */
const widest = 0.7;
/** Of the two dots of a diaeresis: how much higher one may be, in heights, and their gap, in widths. */
const maxStep = 0.5;
const maxApart = 1.7;

/**
 * Readers leave out accents that are small or blurred, all of them alike; the picture still shows that a mark stands
 * there. Where each letter of a word is a patch of its own, the word with the letters that the marks make; else as it was.
 * `sights`: what the second reader saw, by letter of the text; none where it says nothing of marks.
 */
export function seeMarks(text: string, crop: Crop, sights: Sights = []): { text: string; marks: SeenMarks } {
  const characters = [...text.normalize('NFC')];
  const letters = characters.filter(isLetter);
  const { ofLetters, rest } = matchLetters(characters.join(''), listLetters(crop));
  const counted = letters.flatMap((letter, at) => {
    const inked = ofLetters[at];
    return inked ? [{ at, letter, inked, sight: sights[at] }] : [];
  });
  const read = counted.map(({ letter }) => letter);
  const inked = compareTops(
    read,
    counted.map((each) => each.inked),
  );
  const placed = placeAll(
    read,
    inked,
    counted.map(({ sight }) => sight),
    crop,
  );
  if (placed.some((letter, i) => letter !== read[i])) {
    const all = [...letters];
    for (const [i, { at }] of counted.entries()) all[at] = placed[i] as string;
    const next = all.values();
    const marked = characters.map((each) => (isLetter(each) ? (next.next().value ?? each) : each)).join('');
    const likely = withoutUnlikely(characters.join(''), marked);
    return { text: likely, marks: likely === text ? 'unread' : 'placed' };
  }
  const above = [...inked, ...rest];
  const marked = above.filter(({ marks, isTraced }) => marks.length > 0 || isTraced).length;
  const dotted = above.filter(({ marks }) => areTwoDots(marks)).length;
  const isUnread = marked > letters.filter(hasMark).length || dotted > letters.filter(hasDiaeresis).length;
  const mayBeDotless = letters.some((_, at) => !ofLetters[at] && isUndecidedStem(sights[at]));
  if (isUnread || mayBeDotless) return { text, marks: 'unread' };
  return { text, marks: counted.length === letters.length ? 'read' : 'uncounted' };
}

/** The letters with all that the picture shows above, below and across them. */
function placeAll(
  letters: readonly string[],
  inked: readonly InkedLetter[],
  sights: Sights,
  crop: Crop,
): readonly string[] {
  const placed = placeMarks(seeDotless(letters, inked, sights, crop), inked, sights);
  return seeStrokes(
    placed,
    inked.map(({ body }) => body),
    crop,
  );
}

/** A speck at a word that is never written with a mark is none: `ROÁD`, `Hrodną`. What hangs below a c is no speck, nor are the dots of Turkish. */
const withoutUnlikely = (text: string, marked: string): string =>
  marked.replace(/\p{L}+/gu, (word, at: number) => {
    const read = text.slice(at, at + word.length);
    return isBareWord(read) && !/[çÇıİ]/.test(word) ? read : word;
  });

const tallLetter = /^[\p{Lu}\d]$/u;
/** In heights of a letter. */
const aboveOthers = 0.1;
const merged = { above: 0.07, taller: 1.07 };

/**
 * Capitals and digits are as tall as each other. A capital's own top that came off is no mark above it: it reaches no higher
 * than the others. Where one does by itself among capitals, a mark has run into it.
 */
function compareTops(letters: readonly string[], inked: readonly InkedLetter[]): readonly InkedLetter[] {
  const isTall = (_: unknown, i: number) => tallLetter.test(letters[i] as string);
  const others = inked.filter(isTall).filter(({ marks }) => marks.length === 0);
  if (others.length < 2) return inked;
  const top = median(others.map(({ body }) => body.top));
  const height = median(others.map(({ body }) => heightOf(body)));
  const isCapitals = others.length > 2 && letters.every((letter) => tallLetter.test(letter));
  const isAbove = (mark: InkComponent) => mark.top < top - aboveOthers * height;
  return inked.map((letter, i) => {
    if (!isTall(letter, i)) return letter;
    const isMerged =
      isCapitals &&
      /\p{Lu}/u.test(letters[i] as string) &&
      letter.body.top < top - merged.above * height &&
      heightOf(letter.body) > merged.taller * height;
    return {
      ...letter,
      marks: letter.marks.filter(isAbove),
      isTraced: letter.isTraced || isMerged,
    };
  });
}

const hasDiaeresis = (letter: string) => letter.normalize('NFD').includes(diaeresis);
const hasMark = (letter: string) => /^[ij]$/.test(letter) || /[\u0300-\u0312]/.test(letter.normalize('NFD'));

/** The letters with the marks seen above and below them; as they were where one does not go with its mark. */
function placeMarks(
  letters: readonly string[],
  inked: readonly InkedLetter[],
  sights: Sights,
): readonly string[] {
  const placed = letters.flatMap((letter, i) => place(letter, inked[i] as InkedLetter, sights[i]) ?? []);
  return placed.length === letters.length ? hang(raiseDotted(placed, inked), inked) : letters;
}

/** The one mark that hangs from such a letter; of the other letters, those without a tail stand on the line. */
const hanging: Readonly<Record<string, string>> = { c: cedilla, a: ogonek, e: ogonek };
const tailed = /^[\dgjpqyçşţąęQJ]$/;
const fewStanding = 3;
/** In heights of a letter. */
const minHang = 0.17;
/** So far a letter may stand off the line where any but a c is taken for one with a mark: hands write up and down. */
const maxStray = 0.08;

/** A mark under a letter is one patch with it, which hangs below the line then: `Esperanca`, `Gasior`. */
function hang(letters: readonly string[], inked: readonly InkedLetter[]): string[] {
  const standing = inked.filter((_, i) => !tailed.test(letters[i] as string)).map(({ body }) => body);
  const others = standing.length >= fewStanding ? standing : [];
  const [line, height] = [median(others.map(({ bottom }) => bottom)), median(others.map(heightOf))];
  const below = ({ bottom }: InkComponent) => (others.length > 0 ? (bottom - line) / height : 0);
  const isEven = others.every((body) => Math.abs(below(body)) < maxStray || below(body) > minHang);
  return letters.map((letter, i) => {
    const small = letter.toLowerCase();
    const mark = small === 'c' || isEven ? hanging[small] : undefined;
    const hangs = mark !== undefined && below((inked[i] as InkedLetter).body) > minHang;
    return hangs ? (letter + mark).normalize('NFC') : letter;
  });
}

/** The letter with the mark seen above it; null where the two do not go together. */
function place(letter: string, { body, marks }: InkedLetter, sight: Sight | undefined): string | null {
  if (marks.length === 0) return hasMark(letter) ? null : letter;
  if (letter === 'i' && areTwoDots(marks)) return 'ï';
  if (hasMark(letter)) return letter;
  if (sight && isMarkedBy(letter, sight)) return sight.letter;
  const small = letter.toLowerCase();
  const mark = vowel.test(small) ? nameVowelMark(body, marks) : onlyMarks[small];
  return mark === undefined ? null : (letter + mark).normalize('NFC');
}

/** Which mark the picture shows, the second reader often tells: `Ż`, `İ`. */
const isMarkedBy = (letter: string, { letter: seen, confidence }: Sight) =>
  seen !== letter &&
  withoutMarks(seen) === letter &&
  confidence >= (vowel.test(letter) ? minSight.vowel : minSight.other);
/** Above a vowel any of several may stand. */
const minSight = { vowel: 0.8, other: 0.4 };

/** Two dots, or a narrow mark; a wide one may be a tilde as well as a circumflex. */
function nameVowelMark(body: InkComponent, marks: InkedLetter['marks']): string | undefined {
  if (areTwoDots(marks)) return diaeresis;
  const [mark] = marks;
  return mark && widthOf(mark) < widest * widthOf(body) ? acute : undefined;
}

/** Two marks of a height, side by side and no further apart than they are wide. */
function areTwoDots(marks: InkedLetter['marks']): boolean {
  const [one, other] = [...marks].sort((p, q) => p.left - q.left);
  if (marks.length !== 2 || !one || !other) return false;
  const isBeside = one.right <= other.left && Math.abs(one.top - other.top) <= maxStep * heightOf(one);
  return isBeside && other.left - one.right <= maxApart * Math.max(widthOf(one), widthOf(other));
}

const widthOf = ({ left, right }: InkComponent) => right - left;
