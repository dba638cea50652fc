import type { Random } from '../random.ts';

/**
 * Block letters as strokes on a grid 4 wide and 6 high (y down, 6 is the baseline). A stroke is a run of points
 * `xy`; our own drawing, so that hand-printed pages need no handwriting font.
 */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46|13 14 34',
  B: '00 06 36 44 33 03|00 30 41 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 45 41 20 00',
  Đ: '00 06 26 45 41 20 00|03 23',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  Ł: '00 06 46|04 22',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  Ø: '10 30 41 45 36 16 05 01 10|06 40',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 47',
  R: '06 00 30 41 42 33 03 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 33 44 45 36 16 05',
  4: '30 04 44|32 36',
  5: '40 00 02 32 43 45 36 06',
  6: '30 11 03 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  8: '13 01 10 30 41 33 13 04 05 16 36 45 44 33',
  9: '43 33 13 02 01 10 30 41 43 26',
  '-': '13 33',
  '/': '06 40',
  '.': '26 26',
  ',': '25 17',
  "'": '20 22',
  '#': '11 15|31 35|02 42|04 44',
  '(': '30 12 14 36',
  ')': '10 32 34 16',
  ':': '22 22|25 25',
  '&': '46 11 20 31 04 05 16 26 44',
  '+': '21 25|03 43',
};
const accents: Readonly<Record<string, string>> = {
  '\u0301': '2- 3=',
  '\u0300': '2- 1=',
  '\u0302': '1- 2= 3-',
  '\u0303': '1- 2= 2- 3=',
  '\u0308': '1- 1-|3- 3-',
  '\u0327': '26 27 17',
  '\u0306': '1= 2- 3=',
  '\u0307': '2- 2-',
  '\u030c': '1= 2- 3=',
  '\u0328': '36 37 47',
  '\u030a': '2- 2=',
};
/** Rows above the letter: '-' just above, '=' higher. */
const row = (digit: string) => (digit === '-' ? -0.8 : digit === '=' ? -1.7 : Number(digit));

type Point = readonly [x: number, y: number];
const parse = (runs: string): Point[][] =>
  runs.split('|').map((run) => run.split(' ').map((p) => [Number(p[0]), row(p[1] ?? '0')] as const));

/**
 * A letter's runs of points on the grid; none for a space. `others` are drawn otherwise.
 * @throws Error on a letter that is not drawn: a paper must hold what it is said to hold
 */
export function toStrokes(letter: string, others: typeof strokes = {}): Point[][] {
  if (letter.trim() === '') return [];
  const [base = '', ...marks] = letter.normalize('NFD');
  const own = others[base.toUpperCase()] ?? strokes[base.toUpperCase()];
  if (!own) throw new Error(`There are no strokes for ${letter}`);
  return [...parse(own), ...marks.flatMap((mark) => (accents[mark] ? parse(accents[mark]) : []))];
}

/** Width of a hand-printed letter with its gap, in sizes of the letter. */
const advance = 0.62;
const height = 0.72;

export interface HandPlace {
  readonly x: number;
  readonly baseline: number;
  readonly sizePt: number;
}

/** How far letters stray from one another, 1 tidy to 3 hasty; and the pen's width in points. */
export interface Hand {
  readonly haste: number;
  readonly widthPt: number;
}

export interface Stroke {
  /** SVG path data in points. */
  readonly path: string;
  readonly widthPt: number;
}

/** One stroke a letter, every letter a little different from the last. */
export function drawStrokes(text: string, place: HandPlace, hand: Hand, random: Random): Stroke[] {
  const unitX = (place.sizePt * (advance - 0.17)) / 4;
  const unitY = (place.sizePt * height) / 6;
  const slant = random.between(-0.05, 0.2);
  const { haste } = hand;
  const drawn: Stroke[] = [];
  let x = place.x;
  for (const letter of text) {
    const lift = random.normal() * place.sizePt * 0.03 * haste;
    const grow = 1 + random.normal() * 0.05 * haste;
    const lean = slant + random.normal() * 0.04 * haste;
    const parts: string[] = [];
    for (const run of toStrokes(letter)) {
      const points = run.map(([gx, gy]) => {
        const up = (6 - gy) * unitY * grow;
        const px = x + gx * unitX * grow + up * lean + random.normal() * unitX * 0.2 * haste;
        return `${px.toFixed(2)} ${(place.baseline - lift - up + random.normal() * unitY * 0.18 * haste).toFixed(2)}`;
      });
      if (points.length === 2 && points[0] === points[1]) points.push(points[0] ?? '');
      parts.push(`M${points.join('L')}`);
    }
    const widthPt = hand.widthPt * (1 + 0.12 * haste * random.between(-1, 1));
    if (parts.length > 0) drawn.push({ path: parts.join(''), widthPt });
    x += place.sizePt * advance * (1 + random.normal() * 0.05 * haste);
  }
  return drawn;
}
