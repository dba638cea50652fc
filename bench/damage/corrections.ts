import { neatHands } from '@puente/reader/testing';
import type { Random } from '../random.ts';
import { drawText, gray } from '../scan/draw-ink.ts';
import type { Gray } from '../scan/gray.ts';
import { cover, layInk } from '../scan/lay-ink.ts';
import { measureText } from '../scan/measure-text.ts';
import type { Pen } from '../scan/pens.ts';
import type { Frame } from '../scan/place-text.ts';
import { type Damage, type PaperBox, type Scene, tellingPages } from './damage.ts';

type Way = 'above' | 'after' | 'fluid' | 'fluid-end';
interface Correction {
  readonly way: Way;
  readonly frame: Frame;
  readonly right: string;
  readonly wrong: string;
}

const typedPt = 8;
const paintedPt = 9;
const gapPt = 8;
/** Wide enough for every font. */
const widthOf = (text: string) => measureText(text, 'wide-sans', typedPt);

/** The value as it was before it was put right: one or two letters or digits are others. */
function misspell(value: string, random: Random): string {
  const letters = [...value];
  const places = letters.flatMap((letter, at) => (/[a-z0-9]/i.test(letter) ? [at] : []));
  for (const at of random.sample(places, Math.min(2, places.length))) {
    const letter = letters[at] ?? '';
    const others = /\d/.test(letter) ? '0123456789' : 'abdeghklmnoprstuvz';
    const other = random.pick([...others].filter((each) => each !== letter.toLowerCase()));
    letters[at] = letter === letter.toUpperCase() ? other.toUpperCase() : other;
  }
  return letters.join('');
}

function chooseWay(value: string, frame: Frame, random: Random): Way | null {
  const ways: Way[] = ['above', 'above', 'fluid', 'fluid'];
  if (widthOf(value) * 2 + gapPt * 2 < frame.width) ways.push('after', 'after', 'after');
  if (value.includes(' ')) ways.push('fluid-end');
  return widthOf(value) < frame.width && frame.height < 20 && value.length > 1 ? random.pick(ways) : null;
}

/** Pen strokes through a value. */
function drawStrikes(frame: Frame, width: number, random: Random): string {
  const ink = gray(random.int(10, 70));
  return Array.from({ length: random.int(1, 2) }, (_, n) => {
    const y = frame.y + frame.height / 2 + (n === 0 ? 0.4 : -1.6) + random.normal() * 0.3;
    const [from, to] = [frame.x + random.between(-1, 2), frame.x + width + random.between(2, 6)];
    const middle = `${((from + to) / 2).toFixed(2)} ${(y + random.normal() * 0.8).toFixed(2)}`;
    return `<path d="M${from.toFixed(2)} ${y.toFixed(2)}Q${middle} ${to.toFixed(2)} ${(y + random.normal() * 0.7).toFixed(2)}" fill="none" stroke="${ink}" stroke-width="${random.between(0.5, 0.9).toFixed(2)}" stroke-linecap="round"/>`;
  }).join('');
}

/** A brush's worth of white, uneven round its edge, which casts a thin shadow. */
function drawBlob(frame: Frame, random: Random): string {
  const points = Array.from({ length: 22 }, (_, n) => {
    const angle = (n / 22) * 2 * Math.PI;
    const round = (way: number) => Math.sign(way) * Math.abs(way) ** 0.35;
    const x =
      frame.x + frame.width / 2 + (frame.width / 2 + random.between(-0.5, 1.5)) * round(Math.cos(angle));
    const y =
      frame.y + frame.height / 2 + (frame.height / 2 + random.between(-0.6, 1)) * round(Math.sin(angle));
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="white" stroke="${gray(random.int(205, 238))}" stroke-width="0.6" stroke-linejoin="round"/>`;
}

/** Who puts a value right does it with the same machine or with a pen. */
const toOtherPen = (pen: Pen, random: Random): Pen =>
  random.chance(0.5)
    ? pen
    : { ...pen, neat: { name: random.pick(neatHands), unsteadiness: 0.6 }, shape: 'wide-sans', ink: 45 };

async function strikeOut(sheet: Gray, { way, frame, right, wrong }: Correction, pen: Pen, random: Random) {
  const typed = { ...pen, sizePt: Math.min(typedPt, pen.sizePt), strayPt: 0 };
  const width = widthOf(wrong);
  const isAbove = way === 'above';
  const low = isAbove ? { ...frame, y: frame.y + frame.height - 8.5, height: 8.5 } : frame;
  const next = isAbove
    ? { ...frame, x: frame.x + random.between(0, 4), y: frame.y - 1, height: 7.5 }
    : { ...frame, x: frame.x + width + gapPt, width: frame.width - width - gapPt };
  const other = { ...toOtherPen(typed, random), sizePt: isAbove ? 7 : typedPt };
  const struck = drawStrikes(low, measureText(wrong, pen.shape, typed.sizePt), random);
  await layInk(sheet, drawText(wrong, low, typed, random) + struck + drawText(right, next, other, random));
}

/** What stays as it was, and where the fluid goes: over the whole value or its last word, now and then over a rule. */
function planFluid({ way, frame, right, wrong }: Correction, random: Random) {
  const cut = way === 'fluid-end' ? right.lastIndexOf(' ') : 0;
  const kept = right.slice(0, cut);
  const start = frame.x + (kept ? measureText(kept, 'wide-sans', paintedPt) + 5 : 0);
  const end: Frame = { ...frame, x: start, width: frame.x + frame.width - start };
  const [before, after] = [wrong.slice(cut).trim(), right.slice(cut).trim()];
  const width = Math.min(end.width + 2, measureText(before, 'wide-sans', paintedPt) + 8);
  const high = random.chance(0.4) ? 3 : 0.5;
  const blob: Frame = { x: start - 1, y: frame.y + 1.5 - high / 2, width, height: frame.height - 3 + high };
  return { kept, before, after, frame, end, blob };
}

async function paintOver(sheet: Gray, fluid: ReturnType<typeof planFluid>, pen: Pen, random: Random) {
  const { kept, before, after, frame, end, blob } = fluid;
  const typed = { ...pen, sizePt: Math.min(paintedPt, pen.sizePt), strayPt: 0 };
  await layInk(sheet, drawText(kept, frame, typed, random) + drawText(before, end, typed, random));
  await cover(sheet, drawBlob(blob, random));
  const off = { ...end, x: end.x + random.between(-1, 2), y: end.y + random.between(-1.5, 1.2) };
  await layInk(sheet, drawText(after, off, typed, random));
}

const toArea = ({ x, y, width, height }: Frame) => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
  degrees: 0,
});

function toDamage(box: PaperBox, value: string, way: Way, random: Random): Damage {
  const correction = { way, frame: box.frame, right: value, wrong: misspell(value, random) };
  const own = { page: box.page, rewrites: box.name };
  if (way === 'above' || way === 'after')
    return {
      ...own,
      areas: [toArea(box.frame)],
      put: (sheet, pen) => strikeOut(sheet, correction, pen, random.fork('strike')),
    };
  const fluid = planFluid(correction, random);
  return {
    ...own,
    areas: [toArea(fluid.blob)],
    put: (sheet, pen) => paintOver(sheet, fluid, pen, random.fork('paint')),
  };
}

/** Up to twelve values of the pages that matter were wrong at first. */
export function planCorrections({ boxes, paper, random }: Scene): Damage[] {
  const pages: readonly number[] = tellingPages;
  const able = boxes.flatMap((box) => {
    const value = paper[box.name];
    return typeof value === 'string' && pages.includes(box.page) ? [{ box, value }] : [];
  });
  return random.sample(able, random.int(6, 12)).flatMap(({ box, value }) => {
    const own = random.fork(box.name);
    const way = chooseWay(value, box.frame, own);
    return way ? [toDamage(box, value, way, own)] : [];
  });
}
