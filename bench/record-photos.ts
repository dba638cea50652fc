import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getCatalogue } from '@puente/forms/catalogues';
import { createReader, type Reader } from '@puente/reader';
import sharp from 'sharp';
import { writePdf } from '../apps/web/src/features/upload/pages/write-pdf.ts';
import { type Case, createCase } from './create-case.ts';
import { scoreReadings } from './measure/score-readings.ts';
import type { PhotoRow } from './photos/photo-row.ts';
import { type Mishap, mishaps, spoilPhoto } from './photos/spoil-photo.ts';
import { findProfile } from './profiles.ts';
import { getBlank } from './scan/blank.ts';
import type { Gray } from './scan/gray.ts';
import { createLook } from './scan/looks.ts';
import { createPen } from './scan/pens.ts';
import { drawPage } from './scan/render-case.ts';
import { turn } from './scan/turn.ts';

// Photos with which something went wrong, as the browser would send them, beside what the reader makes of them:
// record-photos.ts --out FOLDER [--people N] [--seed TEXT]. forecast.ts then compares the forecast with it, in seconds.
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    people: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'photos' },
  },
});
if (!values.out) {
  console.error('Say where to keep photos and readings: --out FOLDER [--people N] [--seed TEXT]');
  process.exit(2);
}
/** Of the form, those with boxes enough that a share of them means something. */
const pages = [1, 2, 3, 4];
/** The page as `page-image.ts` of the web app draws it. */
const [longEdge, shortEdge, quality] = [2200, 1700, 80];

interface Photo {
  readonly page: number;
  readonly mishap: Mishap;
  readonly turns: 0 | 1 | 2 | 3;
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

async function toSent({ width, height, data }: Gray) {
  const scale = Math.min(1, longEdge / Math.max(width, height), shortEdge / Math.min(width, height));
  const { data: jpeg, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * scale) })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { jpeg, width: info.width, height: info.height };
}

async function takePhotos(created: Case): Promise<Photo[]> {
  const random = created.random.fork('photos');
  const blank = await getBlank(created.edition);
  const pen = createPen(random, created.profile.hand ?? null);
  const look = createLook('phone', random.fork('device'));
  const photos: Photo[] = [];
  for (const page of pages) {
    const own = random.fork(`page-${page}`);
    const { image } = look(await drawPage(blank, page, created.truth.paper, pen, own.fork('ink')), own);
    const mishap = own.chance(0.2) ? 'none' : own.pick(mishaps);
    const turns = own.chance(0.3) ? own.pick([1, 2, 3] as const) : 0;
    const spoilt = turn(await spoilPhoto(image, mishap, own), turns);
    photos.push({ page, mishap, turns, ...(await toSent(spoilt)) });
  }
  return photos;
}

async function readPhotos(reader: Reader, created: Case, photos: readonly Photo[]): Promise<PhotoRow[]> {
  const { paper, source } = await reader.read(writePdf(photos));
  const { fields } = getCatalogue('I-589', created.edition);
  const pageOf = new Map(fields.map(({ id, page }) => [id, page]));
  const rows = scoreReadings(
    { case: created.truth.case, profile: created.profile.name },
    created.truth.paper,
    { edition: created.edition, fields: paper?.fields ?? new Map() },
  ).filter(({ want }) => want !== '');
  return photos.map(({ page, mishap, turns }, at) => {
    const boxes = rows.filter(({ fieldId }) => pageOf.get(fieldId) === page);
    return {
      file: `${created.truth.case}-${page}.jpg`,
      page,
      mishap,
      turns,
      seenAs: source.pages[at]?.formPage ?? null,
      filled: boxes.length,
      right: boxes.filter(({ right }) => right).length,
    };
  });
}

mkdirSync(values.out, { recursive: true });
const reader = createReader({ threads: 1 });
await reader.warm();
for (let n = 0; n < Number(values.people); n += 1) {
  const created = createCase(findProfile(n % 4 === 3 ? 'neat-hand-phone' : 'phone'), `${values.seed}-${n}`);
  const photos = await takePhotos(created);
  for (const row of await readPhotos(reader, created, photos)) {
    const photo = photos.find(({ page }) => page === row.page);
    if (photo) writeFileSync(path.join(values.out, row.file), photo.jpeg);
    appendFileSync(path.join(values.out, 'rows.jsonl'), `${JSON.stringify(row)}\n`);
    console.log(`${row.file} ${row.mishap}: ${row.right} of ${row.filled}`);
  }
}
await reader.close();
