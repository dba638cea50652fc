import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** How a letter is drawn at one size: from the left of its baseline, y growing downwards; and how far the pen moves on. */
export interface HandLetter {
  readonly commands: readonly PathCommand[];
  readonly advance: number;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Move = (x: number, y: number) => readonly [x: number, y: number];

/** A mark drawn with another sign of the hand, brought to the letter's middle, above it, below it or through it. */
interface Mark {
  readonly sign: string;
  readonly at: 'above' | 'below' | 'through';
  readonly flipped?: 'upright' | 'sideways';
  readonly twice?: true;
}
const marks: Readonly<Record<string, Mark>> = {
  '\u0301': { sign: '´', at: 'above' },
  '\u0302': { sign: 'ˆ', at: 'above' },
  '\u0306': { sign: 'ˆ', at: 'above', flipped: 'upright' },
  '\u0307': { sign: '.', at: 'above' },
  '\u030a': { sign: '˚', at: 'above' },
  '\u030b': { sign: '´', at: 'above', twice: true },
  '\u030c': { sign: 'ˆ', at: 'above', flipped: 'upright' },
  '\u0326': { sign: ',', at: 'below' },
  '\u0327': { sign: '¸', at: 'below' },
  '\u0328': { sign: '¸', at: 'below', flipped: 'sideways' },
  '\u0335': { sign: '-', at: 'through' },
};
/** Letters whose mark has grown into them. */
const grown: Readonly<Record<string, string>> = { ł: 'l\u0335', Ł: 'L\u0335', đ: 'd\u0335', Đ: 'D\u0335' };
/** Between a letter and the mark above it, in sizes of the letter. */
const gap = 0.05;

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, readonly Font[]>();

function openFont(hand: string, subset: string): Font[] {
  try {
    const bytes = readFileSync(resolve(`@fontsource/${hand}/files/${hand}-${subset}-400-normal.woff`));
    return [opentype.parse(new Uint8Array(bytes).buffer)];
  } catch (error) {
    // Not every hand has written the letters of Poland and Turkey.
    if (subset === 'latin') throw error;
    return [];
  }
}

function openHand(hand: string): readonly Font[] {
  const fonts = opened.get(hand) ?? ['latin', 'latin-ext'].flatMap((subset) => openFont(hand, subset));
  opened.set(hand, fonts);
  return fonts;
}

/** @throws Error where the hand cannot write it: a paper must hold what it is said to hold. */
export function drawLetter(hand: string, letter: string, sizePt: number): HandLetter {
  const own = findOwn(hand, letter, sizePt);
  if (own) return own;
  if (letter === 'ı') return withoutDot(drawLetter(hand, 'i', sizePt));
  const [base = '', ...parts] = grown[letter] ?? letter.normalize('NFD');
  if (parts.length === 0) throw new Error(`The hand ${hand} has no ${letter}`);
  const body = drawLetter(hand, base, sizePt);
  const drawn = parts.flatMap((part) => {
    const mark = marks[part];
    if (!mark) throw new Error(`The hand ${hand} has no ${letter}`);
    return placeMark(mark, drawLetter(hand, mark.sign, sizePt).commands, boundsOf(body.commands), sizePt);
  });
  return { commands: [...body.commands, ...drawn], advance: body.advance };
}

function findOwn(hand: string, letter: string, sizePt: number): HandLetter | null {
  for (const font of openHand(hand)) {
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) continue;
    const { commands } = glyph.getPath(0, 0, sizePt, undefined, font);
    return { commands, advance: ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * sizePt };
  }
  return null;
}

function placeMark(
  { sign, at, flipped, twice }: Mark,
  commands: readonly PathCommand[],
  body: Bounds,
  sizePt: number,
): PathCommand[] {
  const { left, top, right, bottom } = boundsOf(commands);
  const x = (body.left + body.right - left - right) / 2;
  const beside = twice ? (right - left) * 0.6 : 0;
  const y = { above: body.top - gap * sizePt - bottom, below: 0, through: (body.top - top - bottom) / 2 }[at];
  // A comma hangs under the line, where a cedilla stands already.
  const drop = sign === ',' ? sizePt * 0.12 : 0;
  const shift =
    (by: number): Move =>
    (px, py) => [
      x + by + (flipped === 'sideways' ? left + right - px : px),
      y + drop + (flipped === 'upright' ? top + bottom - py : py),
    ];
  const once = (by: number) => commands.map((command) => moveCommand(command, shift(by)));
  return twice ? [...once(-beside), ...once(beside)] : once(0);
}

/** Without the outline that stands highest. */
function withoutDot({ commands, advance }: HandLetter): HandLetter {
  const outlines: PathCommand[][] = [];
  for (const command of commands) {
    if (command.type === 'M') outlines.push([]);
    outlines.at(-1)?.push(command);
  }
  const highest = Math.min(...outlines.map((outline) => boundsOf(outline).bottom));
  return { commands: outlines.filter((outline) => boundsOf(outline).bottom > highest).flat(), advance };
}

const pointsOf = (command: PathCommand): Array<readonly [number, number]> =>
  command.type === 'Z' ? [] : [[command.x, command.y]];

function boundsOf(commands: readonly PathCommand[]): Bounds {
  const points = commands.flatMap(pointsOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The same command with each of its points moved. */
export function moveCommand(command: PathCommand, move: Move): PathCommand {
  if (command.type === 'Z') return command;
  const [x, y] = move(command.x, command.y);
  if (command.type === 'M' || command.type === 'L') return { ...command, x, y };
  const [x1, y1] = move(command.x1, command.y1);
  if (command.type === 'Q') return { ...command, x, y, x1, y1 };
  const [x2, y2] = move(command.x2, command.y2);
  return { ...command, x, y, x1, y1, x2, y2 };
}

/** SVG path data, in hundredths. */
export const toPathData = (commands: readonly PathCommand[]): string => commands.map(toPathStep).join('');

function toPathStep(command: PathCommand): string {
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(' ');
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${at(command.x, command.y)}`;
    case 'Q':
      return `Q${at(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case 'Z':
      return 'Z';
  }
}
