import type { Random } from '../random.ts';
import { gray } from '../scan/draw-ink.ts';
import { copyGray, type Gray } from '../scan/gray.ts';
import { layInk } from '../scan/lay-ink.ts';
import { measureText } from '../scan/measure-text.ts';
import { overPatches } from '../scan/wear.ts';
import { type Damage, pageSize, type Scene, tellingPages } from './damage.ts';

interface StampLine {
  readonly text: string;
  readonly sizePt: number;
}
type Outline = 'frame' | 'double-frame' | 'ring' | 'none';
interface Stamp {
  readonly lines: readonly StampLine[];
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
  readonly ink: number;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const words = ['RECEIVED', 'RECEIVED', 'RECEIVED', 'FILED', 'ORIGINAL', 'COPY', 'ENTERED'];
const offices = ['USCIS', 'ASYLUM OFFICE', 'LOCKBOX FACILITY', 'EOIR', 'MAIL ROOM', 'FRONT DESK'];
const lineGap = 1.15;

function drawLines(random: Random): StampLine[] {
  const day = `${random.pick(months)} ${String(random.int(1, 28)).padStart(2, '0')} ${random.int(2020, 2025)}`;
  const main = { text: random.pick(words), sizePt: random.between(13, 20) };
  const date = { text: day, sizePt: random.between(9, 14) };
  const office = { text: random.pick(offices), sizePt: random.between(6.5, 9) };
  return random.pick([[main, date], [main, date, office], [office, date, main], [main], [date]]);
}

function createStamp(random: Random, x: number, y: number): Stamp {
  const lines = drawLines(random);
  const outline = random.pick<Outline>(['frame', 'frame', 'double-frame', 'ring', 'none']);
  const text = {
    width: Math.max(...lines.map((line) => measureText(line.text, 'wide-sans', line.sizePt))),
    height: lines.reduce((sum, line) => sum + line.sizePt * lineGap, 0),
  };
  const room = outline === 'none' ? 2 : 12;
  const ring = Math.hypot(text.width, text.height) + 8;
  return {
    lines,
    outline,
    x,
    y,
    width: outline === 'ring' ? ring : text.width + room,
    height: outline === 'ring' ? ring : text.height + room,
    degrees: random.between(1, 9) * (random.chance(0.5) ? 1 : -1),
    ink: random.int(70, 150),
  };
}

function drawOutline({ outline, x, y, width, height, ink }: Stamp): string {
  const line = `fill="none" stroke="${gray(ink)}"`;
  const rect = (inset: number, stroke: number) =>
    `<rect x="${x - width / 2 + inset}" y="${y - height / 2 + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="2" ${line} stroke-width="${stroke}"/>`;
  switch (outline) {
    case 'none':
      return '';
    case 'frame':
      return rect(1, 1.6);
    case 'double-frame':
      return rect(0.8, 1.3) + rect(3, 0.6);
    case 'ring':
      return `<circle cx="${x}" cy="${y}" r="${width / 2 - 1}" ${line} stroke-width="1.4"/>`;
  }
}

function drawStamp(stamp: Stamp): string {
  const { lines, x, y, degrees, ink } = stamp;
  let top = y - lines.reduce((sum, line) => sum + line.sizePt * lineGap, 0) / 2;
  const text = lines.map(({ text: words, sizePt }) => {
    top += sizePt * lineGap;
    return `<text x="${x}" y="${(top - sizePt * 0.25).toFixed(2)}" text-anchor="middle" font-family="Liberation Sans, sans-serif" font-weight="bold" font-size="${sizePt.toFixed(2)}" fill="${gray(ink)}">${words}</text>`;
  });
  return `<g transform="rotate(${degrees.toFixed(2)} ${x} ${y})">${drawOutline(stamp)}${text.join('')}</g>`;
}

/** Rubber takes and gives ink unevenly: strong here, hardly there, with small gaps. */
async function press(sheet: Gray, body: string, random: Random): Promise<void> {
  const pressed = copyGray(sheet);
  await layInk(pressed, body);
  const thin = (min: number, spread: number) => (at: number, value: number) => {
    const [below, over] = [sheet.data[at] as number, pressed.data[at] as number];
    if (below === over) return;
    const given = Math.max(0, Math.min(1, min + spread * value));
    pressed.data[at] = below + (over - below) * given;
  };
  overPatches(sheet, random, { cellX: 130, cellY: 110 }, thin(0.8, 0.25));
  overPatches(sheet, random, { cellX: 4, cellY: 4 }, thin(0.95, 0.3));
  sheet.data.set(pressed.data);
}

/** Two to four stamps on pages that matter: mostly across something that is filled in. */
export function planStamps({ boxes, paper, random }: Scene): Damage[] {
  return random.sample(tellingPages, random.int(2, 4)).map((page): Damage => {
    const filled = boxes.filter((box) => box.page === page && typeof paper[box.name] === 'string');
    const over = filled.length > 0 && random.chance(0.75) ? random.pick(filled).frame : null;
    const x = over ? over.x + over.width * random.between(0, 1) : random.between(90, pageSize.width - 90);
    const y = over ? over.y + random.between(-14, 26) : random.between(60, pageSize.height - 60);
    const stamp = createStamp(random, x, y);
    const own = random.fork(`stamp-${page}`);
    return { page, areas: [stamp], put: (sheet) => press(sheet, drawStamp(stamp), own.fork('press')) };
  });
}
