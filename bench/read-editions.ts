import { parseArgs } from 'node:util';
import type { Catalogue, FieldReading } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { judgeBlank } from '@puente/forms/matching';
import { describeBlank } from '@puente/pdf';
import { createReader, type DocumentReading } from '@puente/reader';
import { measureLandmarks } from '@puente/reader/landmarks';
import { drawPaper, marisolQuispe, type PaperValues, scanPaper } from '@puente/reader/testing';
import { drawPaperEdition } from './editions/draw-paper-edition.ts';
import { makePaperEdition } from './editions/paper-edition.ts';

// How scans of editions that nobody described are read, with their blank dropped in and without: bench/README.md
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'paper' },
    /** Form pages that are filled, scanned and read. */
    pages: { type: 'string', default: '1,2,3,4' },
    show: { type: 'boolean', default: false },
  },
});

const pages = options.pages.split(',').map(Number);
const known = getCatalogue('I-589', '01/20/25');
const reader = createReader();
/** From this score on a value is shown as sure. */
const sure = 0.95;

interface Score {
  readonly edition: string | null;
  readonly right: number;
  /** Right, and told as sure. */
  readonly surelyRight: number;
  readonly unread: number;
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
}

const stated = (reading: FieldReading | undefined) =>
  reading?.state === 'text' ? reading.text : reading?.state === 'marked' ? reading.marked : null;

function score({ source, paper }: DocumentReading, values: PaperValues): Score {
  const rows = Object.entries(values).map(([id, value]) => ({ id, value, reading: paper?.fields.get(id) }));
  const right = rows.filter(({ value, reading }) => stated(reading) === value);
  const isRight = (id: string) => right.some((row) => row.id === id);
  const said = [...(paper?.fields.values() ?? [])].filter(
    (reading) => reading.state === 'text' || (reading.state === 'marked' && reading.marked),
  );
  return {
    edition: source.edition,
    right: right.length,
    surelyRight: right.filter(({ reading }) => (reading?.score ?? 0) >= sure).length,
    unread: rows.filter(({ reading }) => stated(reading) === null || stated(reading) === false).length,
    wrong: said
      .filter(({ fieldId }) => !isRight(fieldId))
      .map((reading) => `${reading.fieldId} ${stated(reading)} ${reading.score.toFixed(2)}`),
    notes: source.notes.map(({ code }) => code),
  };
}

/** The edition as a server knows it that has its blank. */
async function takeIn(blank: Uint8Array): Promise<{ catalogue: Catalogue; ms: number } | null> {
  const began = performance.now();
  const verdict = judgeBlank(await describeBlank(blank), { takesOlder: true });
  if (verdict.kind !== 'matched') return null;
  const landmarks = await measureLandmarks(blank);
  return { catalogue: { ...verdict.catalogue, landmarks }, ms: performance.now() - began };
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const total = { values: 0, with: [0, 0, 0], without: [0, 0, 0] };

for (let index = 0; index < Number(options.count); index++) {
  const created = makePaperEdition(known, `${options.seed}-${index}`);
  const there = new Map(created.catalogue.fields.map(({ id, page }) => [id, page]));
  const values = Object.fromEntries(
    Object.entries(marisolQuispe).filter(([id]) => pages.includes(there.get(id) ?? 0)),
  );
  const taken = await takeIn(await drawPaperEdition(created));
  if (!taken) {
    console.log(`${created.seed}: its blank is refused`);
    continue;
  }
  const scan = await scanPaper(await drawPaper(values, { catalogue: created.catalogue, pages }), {
    dpi: 200,
    skewDegrees: 0.6,
  });
  const without = score(await reader.read(scan), values);
  const dropped = score(await reader.read(scan, { editions: [taken.catalogue] }), values);
  const count = Object.keys(values).length;
  total.values += count;
  for (const [key, found] of [
    ['without', without],
    ['with', dropped],
  ] as const) {
    const sums = total[key];
    [found.right, found.surelyRight, found.wrong.length].forEach((value, at) => {
      sums[at] = (sums[at] ?? 0) + value;
    });
    const { edition, right, surelyRight, unread, wrong, notes } = found;
    console.log(
      `${created.seed} ${key} its blank: edition ${edition}, ${right} of ${count} right (${surelyRight} surely), ${unread} unread, ${wrong.length} wrong; ${notes.join(', ')}`,
    );
    if (options.show) for (const line of wrong) console.log(`  wrong: ${line}`);
  }
  console.log(`  taken in within ${Math.round(taken.ms)} ms, ${taken.catalogue.fields.length} boxes`);
}
for (const key of ['without', 'with'] as const) {
  const [right = 0, surelyRight = 0, wrong = 0] = total[key];
  console.log(
    `${key} the blank: ${percent(right, total.values)} right, ${percent(surelyRight, total.values)} surely, ${wrong} wrong of ${total.values}`,
  );
}
await reader.close();
