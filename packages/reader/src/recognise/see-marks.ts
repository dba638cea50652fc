import type { Crop } from '../crop/crop-box.ts';
import type { InkComponent } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import { heightOf, type InkedLetter, listLetters } from './list-letters.ts';

/** What the picture says of the marks above a text: all read; one unread, its place unknown; unread ones now read. */
export type SeenMarks = 'read' | 'unread' | 'placed';

const acute = '\u0301';
const diaeresis = '\u0308';
/** The one mark that stands above such a letter in names written in Latin script, as far as one can say. */
const onlyMarks: Readonly<Record<string, string>> = { n: '\u0303', g: '\u0306' };
const vowel = /^[aeiou]$/i;
/** Of an acute accent, in widths of its letter. */
const widest = 0.7;
/** Between the height of a small letter and that of `İ` without its dot. */
const capitalHeight = 1.22;
/** Small letters without a part that reaches higher or lower. */
const lowLetter = /^[acemnorsuvwxz]$/;

/**
 * Readers leave out accents that are small or blurred, all of them alike; the picture still shows that a mark stands
 * there. Where each letter is a patch of its own, the text with the letters that the marks make; else as it was.
 */
export function seeMarks(text: string, crop: Crop): { text: string; marks: SeenMarks } {
  const inked = listLetters(crop);
  const characters = [...text.normalize('NFC')];
  const letters = characters.filter(isLetter);
  const placed = inked.length === letters.length ? placeMarks(letters, inked) : letters;
  if (placed.some((letter, i) => letter !== letters[i])) {
    const next = placed.values();
    const marked = characters.map((each) => (isLetter(each) ? (next.next().value ?? each) : each));
    return { text: marked.join(''), marks: 'placed' };
  }
  const marked = inked.filter(({ marks }) => marks.length > 0).length;
  return { text, marks: marked > letters.filter(hasMark).length ? 'unread' : 'read' };
}

const isLetter = (character: string) => /^[\p{L}\p{N}]$/u.test(character);
const hasMark = (letter: string) => /^[ij]$/.test(letter) || /[\u0300-\u0312]/.test(letter.normalize('NFD'));

/** The letters with the marks seen above them; as they were where one does not go with its mark. */
function placeMarks(letters: readonly string[], inked: readonly InkedLetter[]): readonly string[] {
  const placed = letters.flatMap((letter, i) => place(letter, inked[i] as InkedLetter) ?? []);
  return placed.length === letters.length ? raise(placed, inked) : letters;
}

/** The letter with the mark seen above it; null where the two do not go together. */
function place(letter: string, { body, marks }: InkedLetter): string | null {
  if (marks.length === 0) return hasMark(letter) ? null : letter;
  if (hasMark(letter)) return letter;
  const small = letter.toLowerCase();
  const mark = vowel.test(small) ? nameVowelMark(body, marks) : onlyMarks[small];
  return mark === undefined ? null : (letter + mark).normalize('NFC');
}

/** Two dots, or a narrow mark; a wide one may be a tilde as well as a circumflex. */
function nameVowelMark(body: InkComponent, marks: InkedLetter['marks']): string | undefined {
  if (marks.length === 2) return diaeresis;
  const [mark] = marks;
  return mark && widthOf(mark) < widest * widthOf(body) ? acute : undefined;
}

const widthOf = ({ left, right }: InkComponent) => right - left;

/** A dotted stem as tall as a capital is one: `İ`. */
function raise(letters: readonly string[], inked: readonly InkedLetter[]): string[] {
  const low = inked.filter((_, i) => lowLetter.test(letters[i] as string)).map(({ body }) => heightOf(body));
  const min = capitalHeight * median(low);
  const isTall = (i: number) => low.length >= 2 && heightOf((inked[i] as InkedLetter).body) >= min;
  return letters.map((letter, i) => (letter === 'i' && isTall(i) ? 'İ' : letter));
}
