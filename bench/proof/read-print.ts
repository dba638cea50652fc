import { openPdf, type PdfFormValue, type PdfWord } from '@puente/pdf';
import type { Question } from './questions/question.ts';
import { squash } from './squash.ts';

const page = { width: 612, height: 792 };

interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

const toPrinted = ({ text, box: [x, y, width, height] }: PdfWord): PrintedWord => ({
  text,
  left: x * page.width,
  right: (x + width) * page.width,
  middle: page.height - (y + height / 2) * page.height,
});

const lineTolerance = 4.5;

const inReadingOrder = (words: readonly PrintedWord[]): PrintedWord[] =>
  [...words].sort((a, b) =>
    Math.abs(a.middle - b.middle) > lineTolerance ? b.middle - a.middle : a.left - b.left,
  );

const say = (words: readonly PrintedWord[]): string =>
  squash(
    inReadingOrder(words)
      .map((w) => w.text)
      .join(' '),
  );

/** A box as it is drawn on the blank, in points from the page's bottom left. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function findFrame(values: readonly PdfFormValue[], { page: number, at: [x, y] }: Question): Frame | null {
  const frames = values
    .filter((value) => value.page === number)
    .map(({ box: [left, top, width, height] }) => ({
      left: left * page.width,
      right: (left + width) * page.width,
      bottom: page.height - (top + height) * page.height,
      top: page.height - top * page.height,
    }));
  return frames.find((f) => f.left <= x && x <= f.right && f.bottom <= y && y <= f.top) ?? null;
}

/** Words printed right over a box, or before it on its line; of a mark, after it. */
function isBeside({ takes }: Question, frame: Frame, word: PrintedWord): boolean {
  const middle = (frame.bottom + frame.top) / 2;
  const isOver = word.middle > frame.top - 3 && word.middle < frame.top + 18;
  if (isOver && word.right > frame.left - 10 && word.left < frame.right + 10) return true;
  if (Math.abs(word.middle - middle) > 10) return false;
  return takes === 'mark'
    ? word.left >= frame.right - 3 && word.left < frame.right + 220
    : word.left < frame.left && word.left > frame.left - 330;
}

const isBefore = (question: Question, word: PrintedWord): boolean => word.middle > question.at[1] - 10;

/** Where the heading ends in the print, counted from the page's top; null where it is not printed. */
function findHeading(words: readonly PrintedWord[], heading: string): PrintedWord | null {
  const wanted = squash(heading);
  const ordered = inReadingOrder(words);
  for (let first = 0; first < ordered.length; first++) {
    let said = '';
    for (let next = first; next < ordered.length && said.length < wanted.length; next++) {
      said += squash(ordered[next]?.text ?? '');
      if (said === wanted || said.startsWith(wanted)) return ordered[first] ?? null;
      if (!wanted.startsWith(said)) break;
    }
  }
  return null;
}

const columnsOf = (words: readonly PrintedWord[], isTwoColumns: boolean, x: number): PrintedWord[] =>
  isTwoColumns ? words.filter((word) => word.left < 306 === x < 306) : [...words];

function findFaults(
  question: Question,
  frame: Frame | null,
  words: readonly PrintedWord[],
  others: readonly Question[],
): string[] {
  const name = `page ${question.page}, ${question.asks}`;
  if (!frame) return [`${name}: no box`];
  const heading = question.heading === '' ? null : findHeading(words, question.heading);
  const isBetween = (found: PrintedWord | null) =>
    found !== null &&
    heading !== null &&
    found.middle < heading.middle - lineTolerance &&
    found.middle > frame.top - 3;
  const beside = say(words.filter((word) => isBeside(question, frame, word)));
  return [
    question.heading !== '' && !(heading && isBefore(question, heading)) ? `${name}: no heading` : '',
    others.some((other) => isBetween(findHeading(words, other.heading)))
      ? `${name}: another heading lies between`
      : '',
    beside.includes(squash(question.caption)) ? '' : `${name}: no caption`,
  ].filter((fault) => fault !== '');
}

/**
 * The questions whose words are not printed round their box on this blank: then the proof's own table is wrong, or the
 * form is another edition. `isTwoColumns`: the I-765 is set in two columns.
 */
export async function findMisplaced(
  blank: Uint8Array,
  questions: readonly Question[],
  isTwoColumns: boolean,
): Promise<string[]> {
  const file = await openPdf(blank);
  const pages = new Map<number, PrintedWord[]>();
  const wordsOf = (number: number) => {
    const known = pages.get(number) ?? file.readWords(number).map(toPrinted);
    pages.set(number, known);
    return known;
  };
  const values = file.readFormValues();
  const misplaced = questions.flatMap((question) => {
    const words = columnsOf(wordsOf(question.page), isTwoColumns, question.at[0]);
    const others = questions.filter(
      ({ page, heading }) => page === question.page && heading !== question.heading,
    );
    return findFaults(question, findFrame(values, question), words, others);
  });
  file.close();
  return misplaced;
}
