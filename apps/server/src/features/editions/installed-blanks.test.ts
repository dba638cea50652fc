import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPublished, getCatalogue } from '@puente/forms/catalogues';
import { type JudgeOptions, judgeBlank, type MatchDecision } from '@puente/forms/matching';
import { describeBlank } from '@puente/pdf';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawEdition } from '../../../../../bench/editions/draw-edition.ts';
import { makeEdition } from '../../../../../bench/editions/made-edition.ts';
import type { Services } from '../../context.ts';
import { findInstalled } from './installed-blanks.ts';
import { toHash } from './to-hash.ts';

const folder = process.env.FORMS_DIR ?? join(import.meta.dirname, '../../../../../../shared/forms');
const published = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^i-(485|765)_.*\.pdf$/.test(name))
  : [];

it.skipIf(published.length === 0)(
  'what is told of a published file by its SHA-256 is what its print and its boxes say',
  { timeout: 120_000 },
  async () => {
    for (const name of published) {
      const bytes = readFileSync(join(folder, name));
      const verdict = judgeBlank(await describeBlank(bytes), { takesOlder: true });
      const catalogue = findPublished(toHash(bytes));
      expect([name, verdict]).toEqual([name, { kind: 'known', catalogue }]);
    }
  },
);

const known = getCatalogue('I-765', '08/21/25');
const variant = makeEdition(known, 'install-1');
let bytes: Uint8Array;
let formsDir: string;
let dataDir: string;
let warned: object[];
let judgements: number;

async function judge(blank: Uint8Array, options: JudgeOptions) {
  judgements++;
  return judgeBlank(await describeBlank(blank), options);
}

const openServices = () =>
  ({
    config: { formsDir, dataDir },
    clock: () => new Date('2026-11-23T12:00:00Z'),
    log: { warn: (data: object) => void warned.push(data) },
    pdf: { judge },
  }) as unknown as Services;

const path = () => join(formsDir, 'i-765.pdf');
const decide = (decisions: readonly MatchDecision[], blankSha256 = toHash(bytes)) =>
  writeFileSync(`${path()}.decisions.json`, JSON.stringify({ blankSha256, decisions }));

beforeAll(async () => {
  bytes = await drawEdition(variant.facts);
});
beforeEach(() => {
  formsDir = mkdtempSync(join(tmpdir(), 'puente-forms-'));
  dataDir = mkdtempSync(join(tmpdir(), 'puente-data-'));
  warned = [];
  judgements = 0;
  writeFileSync(path(), bytes);
});
afterEach(() => {
  for (const each of [formsDir, dataDir]) rmSync(each, { recursive: true, force: true });
});

describe('decisions beside an installed blank', { timeout: 60_000 }, () => {
  it('are followed as soon as they lie there: the box is filled, the other one is told as gone', async () => {
    const before = await findInstalled(openServices(), 'I-765');
    const uncertain = (before?.catalogue.unplaced ?? []).filter(({ reason }) => reason === 'uncertain');
    const first = uncertain.find(({ field }) => variant.truth.get(field.id));
    const second = uncertain.find((each) => each !== first);
    const id = first?.field.id ?? '';
    const take = variant.truth.get(id) ?? '';
    expect([before?.catalogue.edition, take]).toEqual([variant.edition, expect.stringContaining('form1')]);
    const decidedOn = '2026-11-23';
    decide([
      { id, take, decidedOn },
      { id: second?.field.id ?? '', take: null, decidedOn },
    ]);
    const after = await findInstalled(openServices(), 'I-765');
    expect(after?.catalogue.fields.find((field) => field.id === id)?.pdfName).toBe(take);
    expect(after?.catalogue.unplaced).not.toContainEqual(first);
    expect(after?.catalogue.unplaced).toContainEqual({ ...second, reason: 'gone' });
  });

  it('keep the blank from being filled when they are for another file or do not fit, and are told in the log', async () => {
    decide([], 'f'.repeat(64));
    expect(await findInstalled(openServices(), 'I-765')).toBeNull();
    decide([{ id: 'P99.nothing', take: null, decidedOn: '2026-11-23' }]);
    expect(await findInstalled(openServices(), 'I-765')).toBeNull();
    expect(warned).toEqual([{ code: 'decisions-of-other-blank' }, { code: 'decided-unknown' }]);
  });
});

describe('a blank that was matched', { timeout: 60_000 }, () => {
  let starts = 0;
  /** A new start knows nothing of what the one before has in memory: for it every file is another. */
  async function start() {
    starts++;
    utimesSync(path(), starts, starts);
    return findInstalled(openServices(), 'I-765');
  }
  const kept = () => join(dataDir, 'blanks', `${toHash(bytes)}.json`);

  it('is judged once: the next start reads what the first one kept, word for word', async () => {
    const first = await start();
    expect(first?.catalogue.unplaced?.length).toBeGreaterThan(0);
    expect(readdirSync(join(dataDir, 'blanks'))).toEqual([`${toHash(bytes)}.json`]);
    expect(await start()).toEqual(first);
    expect(judgements).toBe(1);
    expect(readdirSync(formsDir)).toEqual(['i-765.pdf']);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, -100)],
    ['is empty', () => ''],
    ['has another format', (text: string) => text.replace('"formatVersion":2', '"formatVersion":0')],
    ['has a letter that was changed', (text: string) => text.replace('form1[0]', 'form2[0]')],
    ['was matched with other editions', (text: string) => text.replace(/"basis":"\w/, '"basis":"x')],
  ])('is judged anew, and kept again, when what is kept %s', async (_, damage) => {
    const first = await start();
    const whole = readFileSync(kept(), 'utf8');
    expect(damage(whole)).not.toBe(whole);
    writeFileSync(kept(), damage(whole));
    expect(await start()).toEqual(first);
    expect([judgements, readFileSync(kept(), 'utf8')]).toEqual([2, whole]);
  });

  it('is judged anew when something else was decided of it', async () => {
    const first = await start();
    const [open] = first?.catalogue.unplaced?.filter(({ reason }) => reason === 'uncertain') ?? [];
    decide([{ id: open?.field.id ?? '', take: null, decidedOn: '2026-11-23' }]);
    const second = await start();
    expect(second?.catalogue.unplaced).toContainEqual({ ...open, reason: 'gone' });
    expect(await start()).toEqual(second);
    expect(judgements).toBe(2);
  });

  it('is filled all the same where nothing can be kept', async () => {
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, 'no folder');
    expect((await start())?.catalogue.edition).toBe(variant.edition);
    expect((await start())?.catalogue.edition).toBe(variant.edition);
    expect([judgements, warned.length]).toEqual([2, 2]);
  });
});
