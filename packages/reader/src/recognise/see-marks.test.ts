import { expect, it } from 'vitest';
import type { Crop } from '../crop/crop-box.ts';
import { seeMarks } from './see-marks.ts';

/** What is drawn of a letter, 40 px apart: a low or tall body, and marks above it as offsets and widths. */
interface Drawn {
  readonly tall?: boolean;
  /** A stem, not a letter of the usual width. */
  readonly thin?: boolean;
  /** How far it reaches above other letters. */
  readonly above?: number;
  /** How far it hangs below the line. */
  readonly below?: number;
  readonly marks?: ReadonlyArray<readonly [offset: number, width: number]>;
  /** Of an accent a copier left no more than a gray speck. */
  readonly hasTrace?: boolean;
  /** Nothing but the place of a letter. */
  readonly isSpace?: boolean;
}

const low: Drawn = {};
const tall: Drawn = { tall: true };
const acute: Drawn = { marks: [[8, 8]] };
const dots: Drawn = {
  marks: [
    [3, 4],
    [13, 4],
  ],
};

function draw(letters: readonly Drawn[]): Crop {
  const [width, height] = [40 * letters.length + 40, 70];
  const data = new Uint8Array(width * height).fill(255);
  const fill = (x: number, y: number, w: number, h: number, level = 0) => {
    for (let row = y; row < y + h; row++) data.fill(level, row * width + x, row * width + x + w);
  };
  for (const [
    n,
    { tall: isTall = false, thin = false, below = 0, above = 0, marks = [], hasTrace, isSpace },
  ] of letters.entries()) {
    if (isSpace) continue;
    const x = 20 + 40 * n;
    const top = (isTall ? 22 : 32) - above;
    fill(x, top, thin ? 4 : 20, 60 + below - top);
    for (const [offset, wide] of marks) fill(x + offset, top - 9, wide, 5);
    if (!hasTrace) continue;
    fill(x + 8, top - 8, 4, 4, 200);
    fill(x + 9, top - 7, 2, 2, 100);
  }
  return { width, height, data, perPoint: 4, field: [0, 0, 50, 15], area: [0, 0, 50, 15] };
}

it('reads a mark that all readings left out, by the letter it stands over', () => {
  expect(seeMarks('rova', draw([low, acute, low, low]))).toEqual({ text: 'róva', marks: 'placed' });
  expect(seeMarks('Pena', draw([tall, low, { marks: [[2, 16]] }, low]))).toEqual({
    text: 'Peña',
    marks: 'placed',
  });
  expect(seeMarks('Argueso', draw([tall, low, low, dots, low, low, low])).text).toBe('Argüeso');
  expect(seeMarks('Ugur', draw([tall, acute, low, low])).text).toBe('Uğur');
});

it('takes what stands over a word that nobody writes with an accent for a speck, and the text for unread', () => {
  expect(seeMarks('road', draw([low, low, acute, low]))).toEqual({ text: 'road', marks: 'unread' });
  expect(seeMarks('roan road', draw([low, low, acute, low, low, low, acute, low])).text).toBe('roán road');
});

/** What the second reader says of each letter of a text. */
const toSights = (said: string, confidence: number) =>
  [...said].map((letter) => ({ letter, confidence: /[iıŻèÍ]/.test(letter) ? confidence : 0.99 }));

it('tells a stem without a dot from one with it, where the second reader cannot', () => {
  const stem: Drawn = { thin: true };
  const dotted: Drawn = { thin: true, marks: [[0, 4]] };
  const drawn = draw([tall, stem, { tall: true, thin: true }, stem, low]);
  expect(seeMarks('Kilis', drawn, toSights('Kilis', 0.55))).toEqual({ text: 'Kılıs', marks: 'placed' });
  expect(seeMarks('K1lıs', drawn, toSights('Kılıs', 0.5)).text).toBe('Kılıs');
  // Of an i whose dot a copy lost it is sure; one whose dot ran into its stem is as tall as other letters.
  expect(seeMarks('Kilis', drawn, toSights('Kilis', 0.97)).text).toBe('Kilis');
  const merged = draw([tall, { thin: true, above: 10 }, { tall: true, thin: true }, dotted, low]);
  expect(seeMarks('Kilis', merged, toSights('Kılıs', 0.55)).text).toBe('Kilis');
  // The dots of two that stand side by side ran together.
  const joined: Drawn = { thin: true, marks: [[0, 44]] };
  const two = draw([tall, joined, stem, { tall: true, thin: true }, low]);
  expect(seeMarks('Kiils', two, toSights('Kiils', 0.55)).text).toBe('Kiils');
  // Where letters touch nobody can say.
  expect(seeMarks('Kiliss', drawn, toSights('Kiliss', 0.55)).marks).toBe('unread');
});

it('takes a stem taller than capitals for the dotted one, where the second reader is not sure of another mark', () => {
  const merged: Drawn = { tall: true, thin: true, above: 8 };
  const drawn = draw([merged, low, low, low, low, tall]);
  expect(seeMarks('izmerT', drawn, toSights('ÍzmerT', 0.45))).toEqual({ text: 'İzmerT', marks: 'placed' });
  expect(seeMarks('izmerT', drawn, toSights('ÍzmerT', 0.95)).text).toBe('izmerT');
  const level = draw([{ tall: true, thin: true }, low, low, low, low, tall]);
  expect(seeMarks('IzmerT', level, toSights('ÍzmerT', 0.45)).text).toBe('IzmerT');
});

it('names a mark as the second reader does, over a vowel where that is sure', () => {
  const marked = draw([{ tall: true, marks: [[8, 4]] }, low, low, low, low]);
  expect(seeMarks('Zanna', marked, toSights('Żanna', 0.5))).toEqual({ text: 'Żanna', marks: 'placed' });
  expect(seeMarks('Zanna', marked)).toEqual({ text: 'Zanna', marks: 'unread' });
  const vowel = draw([tall, acute, low, low]);
  expect(seeMarks('Zeru', vowel, toSights('Zèru', 0.9)).text).toBe('Zèru');
  expect(seeMarks('Zeru', vowel, toSights('Zèru', 0.6)).text).toBe('Zéru');
});

it('counts word by word where the letters of one touch', () => {
  const [space, three]: [Drawn, Drawn[]] = [{ isSpace: true }, [low, low, low]];
  const drawn = draw([low, acute, low, low, space, ...three]);
  expect(seeMarks('rova mana', drawn)).toEqual({ text: 'róva mana', marks: 'placed' });
  expect(seeMarks('rovo mana', draw([low, low, low, low, space, ...three])).marks).toBe('uncounted');
  expect(seeMarks('rovo mana', draw([low, low, low, low, space, low, acute, low])).marks).toBe('unread');
  // One gap like the others: nobody knows where a word ends.
  expect(seeMarks('rova mana', draw([low, acute, low, low, ...three])).marks).toBe('unread');
});

it('tells two dots beside the stem of an i from one above it', () => {
  const stem = (marks: Drawn['marks'] = []): Drawn => ({ thin: true, marks });
  const one = stem([[0, 4]]);
  const two = stem([
    [-3, 3],
    [4, 3],
  ]);
  expect(seeMarks('maira', draw([low, low, two, low, low]))).toEqual({ text: 'maïra', marks: 'placed' });
  expect(seeMarks('maira', draw([low, low, one, low, low]))).toEqual({ text: 'maira', marks: 'read' });
  // Where letters touch, their number is not that of the patches.
  expect(seeMarks('mairas', draw([low, low, two, low, low])).marks).toBe('unread');
  expect(seeMarks('naïves', draw([low, low, two, low, low])).marks).toBe('uncounted');
});

it('tells a letter that hangs below the line from one that stands on it', () => {
  const hanging: Drawn = { below: 8 };
  expect(seeMarks('anca', draw([low, low, hanging, low]))).toEqual({ text: 'ança', marks: 'placed' });
  expect(seeMarks('anca', draw([low, low, low, low]))).toEqual({ text: 'anca', marks: 'read' });
  expect(seeMarks('anga', draw([low, low, hanging, low]))).toEqual({ text: 'anga', marks: 'read' });
  // On a line that runs down, all of it does.
  expect(seeMarks('anca', draw([low, low, { below: 3 }, low])).text).toBe('anca');
});

it('takes a dotted stem as tall as a capital for one', () => {
  const capital = { tall: true, marks: acute.marks ?? [] };
  expect(seeMarks('izmir', draw([capital, low, low, acute, low]))).toEqual({
    text: 'İzmir',
    marks: 'placed',
  });
  expect(seeMarks('izmir', draw([acute, low, low, acute, low]))).toEqual({ text: 'izmir', marks: 'read' });
});

it('says that a mark is unread where its place or name is not certain', () => {
  expect(seeMarks('roa', draw([low, acute, low, low]))).toEqual({ text: 'roa', marks: 'unread' });
  expect(seeMarks('rosa', draw([low, low, acute, low]))).toEqual({ text: 'rosa', marks: 'unread' });
  expect(seeMarks('Joao', draw([tall, low, { marks: [[2, 16]] }, low]))).toEqual({
    text: 'Joao',
    marks: 'unread',
  });
});

it('leaves alone what was read with its marks, and the end of a letter that reaches over the next', () => {
  expect(seeMarks('rósi', draw([low, acute, low, acute]))).toEqual({ text: 'rósi', marks: 'read' });
  expect(seeMarks('Rosa', draw([tall, low, low, low]))).toEqual({ text: 'Rosa', marks: 'read' });
  expect(seeMarks('fera', draw([tall, { marks: [[-5, 8]] }, low, low]))).toEqual({
    text: 'fera',
    marks: 'read',
  });
});

it("takes a capital's top that came off for no mark", () => {
  const topless: Drawn = { marks: [[3, 12]] };
  expect(seeMarks('GILL', draw([topless, tall, tall, tall]))).toEqual({ text: 'GILL', marks: 'read' });
});

it('hangs an ogonek on an a or e below the line, where all others stand on it', () => {
  const hanging: Drawn = { below: 8 };
  expect(seeMarks('Gasor', draw([tall, hanging, low, low, low]))).toEqual({ text: 'Gąsor', marks: 'placed' });
  expect(seeMarks('Gasor', draw([tall, hanging, low, { below: 4 }, low])).text).toBe('Gasor');
  expect(seeMarks('Gąsor', draw([tall, hanging, low, low, low]))).toEqual({ text: 'Gąsor', marks: 'read' });
});

it('does not take a text for whole over which a copier left a trace of an accent', () => {
  const traced: Drawn = { tall: true, hasTrace: true };
  expect(seeMarks('COBAN', draw([tall, tall, tall, traced, tall]))).toEqual({
    text: 'COBAN',
    marks: 'unread',
  });
  expect(seeMarks('COBÁN', draw([tall, tall, tall, traced, tall])).marks).toBe('read');
});

it('does not take capitals for whole of which one is taller than the others: its mark has run into it', () => {
  const merged: Drawn = { tall: true, above: 8 };
  expect(seeMarks('MEILO', draw([tall, tall, tall, tall, merged]))).toEqual({
    text: 'MEILO',
    marks: 'unread',
  });
  expect(seeMarks('MEILÖ', draw([tall, tall, tall, tall, merged])).marks).toBe('read');
  expect(seeMarks('MEILO', draw([tall, tall, tall, tall, { tall: true, above: 2 }])).marks).toBe('read');
});
