import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { measurePage, type PageForecast } from '../apps/web/src/features/upload/measure/measure-page.ts';
import type { PhotoRow } from './photos/photo-row.ts';

// How far what is told of a photo before its upload agrees with what is read of it: forecast.ts --dir FOLDER, of
// record-photos.ts.
const { values } = parseArgs({ options: { dir: { type: 'string' } } });
if (!values.dir) {
  console.error('Say where record-photos.ts kept its photos: --dir FOLDER');
  process.exit(2);
}

/** Of fewer boxes a share says nothing. */
const minFilled = 8;

interface Compared extends PhotoRow {
  readonly forecast: PageForecast;
}

async function compare(folder: string): Promise<Compared[]> {
  const lines = readFileSync(path.join(folder, 'rows.jsonl'), 'utf8').split('\n').filter(Boolean);
  const compared: Compared[] = [];
  for (const row of lines.map((line) => JSON.parse(line) as PhotoRow)) {
    const picture = sharp(path.join(folder, row.file)).toColourspace('b-w').raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    compared.push({ ...row, forecast: await measurePage({ width, height, data: new Uint8Array(data) }) });
  }
  return compared;
}

const toShare = ({ right, filled }: PhotoRow) => right / filled;
const toTold = ({ forecast }: Compared) => (forecast.ofTen === null ? 0.95 : forecast.ofTen / 10);
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

function correlate(pairs: readonly (readonly [number, number])[]): number {
  const [left, right] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, two]) => two))];
  const sum = (of: (one: number, two: number) => number) =>
    pairs.reduce((total, [one, two]) => total + of(one - left, two - right), 0);
  return sum((one, two) => one * two) / Math.sqrt(sum((one) => one ** 2) * sum((_, two) => two ** 2));
}

function groupBy<T>(list: readonly T[], toKey: (each: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(toKey(each), [...(groups.get(toKey(each)) ?? []), each]);
  return [...groups].toSorted(([one], [two]) => one.localeCompare(two, 'en', { numeric: true }));
}

function printFaults(all: readonly Compared[]): void {
  console.log('\nwhat went wrong: what is said of it');
  for (const [mishap, photos] of groupBy(all, (photo) => photo.mishap)) {
    const said = groupBy(photos, ({ forecast }) => forecast.fault ?? 'nothing');
    console.log(`  ${mishap.padEnd(11)} ${said.map(([fault, of]) => `${fault} ${of.length}`).join(', ')}`);
  }
}

function printForecasts(judged: readonly Compared[]): void {
  console.log('\nforecast: photos, and how much of them was read');
  for (const [told, photos] of groupBy(judged, ({ forecast }) => String(forecast.ofTen ?? 'nothing')))
    console.log(
      `  ${told.padEnd(8)} ${String(photos.length).padStart(4)}  ${mean(photos.map(toShare)).toFixed(2)}`,
    );
  const pairs = judged.map((photo) => [toTold(photo), toShare(photo)] as const);
  const near = pairs.filter(([told, read]) => Math.abs(told - read) <= 0.2).length;
  console.log(`correlation ${correlate(pairs).toFixed(2)}, within two of ten ${near} of ${judged.length}`);
  const lost = judged.filter((photo) => toShare(photo) < 0.5);
  const warned = lost.filter(({ forecast }) => forecast.fault);
  console.log(`less than half read: ${lost.length} photos, ${warned.length} of them named`);
}

function printTurns(all: readonly Compared[]): void {
  const isRight = ({ turns, forecast }: Compared) => forecast.turns === (4 - turns) % 4;
  const turned = all.filter(({ forecast }) => forecast.turns !== 0);
  const lying = all.filter(({ forecast }) => forecast.isOnSide);
  console.log(
    `\ntaken turned ${all.filter(({ turns }) => turns !== 0).length}, set upright ${turned.filter(isRight).length}, ` +
      `turned wrongly ${turned.filter((photo) => !isRight(photo)).length}, ` +
      `told to lie on their side ${lying.length}, of which do ${lying.filter(({ turns }) => turns % 2 === 1).length}`,
  );
}

const all = await compare(values.dir);
printFaults(all);
printForecasts(all.filter(({ filled, forecast }) => filled >= minFilled && forecast.fault !== 'cutOff'));
printTurns(all);
