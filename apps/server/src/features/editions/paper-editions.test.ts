import { copyFileSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogue } from '@puente/forms/catalogues';
import { type JudgeOptions, judgeBlank } from '@puente/forms/matching';
import { describeBlank, fillForm } from '@puente/pdf';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPaperEdition } from '../../../../../bench/editions/draw-paper-edition.ts';
import { makePaperEdition } from '../../../../../bench/editions/paper-edition.ts';
import type { Services } from '../../context.ts';
import { findPaperEdition, listPaperEditions } from './paper-editions.ts';
import { toHash } from './to-hash.ts';

const created = makePaperEdition(getCatalogue('I-589', '01/20/25'), 'p3');
const { edition, landmarks } = created.catalogue;
const page = landmarks.slice(0, 1);
let bytes: Uint8Array;
let formsDir: string;
let dataDir: string;
let warned: unknown[];
let measurements: number;
let starts = 0;

const openServices = () =>
  ({
    config: { formsDir, dataDir },
    log: { warn: (data: { code?: string }) => void warned.push(data.code) },
    pdf: {
      judge: async (blank: Uint8Array, options: JudgeOptions) =>
        judgeBlank(await describeBlank(blank), options),
      measureLandmarks: async () => {
        measurements++;
        return page;
      },
    },
  }) as unknown as Services;

const path = () => join(formsDir, 'i-589.pdf');

/** A new start knows nothing of what the one before has in memory: for it every file is another. */
function restart() {
  starts++;
  for (const name of readdirSync(formsDir)) utimesSync(join(formsDir, name), starts, starts);
}

beforeAll(async () => {
  bytes = await drawPaperEdition(created);
});
beforeEach(() => {
  formsDir = mkdtempSync(join(tmpdir(), 'puente-forms-'));
  dataDir = mkdtempSync(join(tmpdir(), 'puente-data-'));
  warned = [];
  measurements = 0;
  writeFileSync(path(), bytes);
  restart();
});
afterEach(() => {
  for (const each of [formsDir, dataDir]) rmSync(each, { recursive: true, force: true });
});

describe('an edition of a paper whose blank lies in the forms folder', { timeout: 120_000 }, () => {
  it('is known with its landmarks, measured once for all starts', async () => {
    const [first, ...more] = await listPaperEditions(openServices());
    expect(more).toEqual([]);
    expect(first).toMatchObject({ form: 'I-589', edition, landmarks: page });
    expect(first?.fields.length).toBeGreaterThan(0.9 * created.catalogue.fields.length);
    restart();
    expect(await listPaperEditions(openServices())).toEqual([first]);
    expect(measurements).toBe(1);
    const hash = toHash(bytes);
    expect(readdirSync(join(dataDir, 'blanks')).sort()).toEqual([`${hash}.json`, `${hash}.landmarks.json`]);
  });

  it('is one list as long as nothing changes, and one edition however many copies of its blank there are', async () => {
    copyFileSync(path(), join(formsDir, 'i-589-copy.pdf'));
    const before = await listPaperEditions(openServices());
    expect(before).toHaveLength(1);
    expect(await listPaperEditions(openServices())).toBe(before);
  });

  it('is found by its name as long as its blank is there, and one that is part of the program always', async () => {
    const services = openServices();
    expect(await findPaperEdition(services, { form: 'I-589', edition })).toMatchObject({ edition });
    rmSync(path());
    expect(await findPaperEdition(services, { form: 'I-589', edition })).toBeNull();
    const described = getCatalogue('I-589', '08/25/20');
    expect(await findPaperEdition(services, described)).toBe(described);
    expect(warned).toEqual([]);
  });

  it('is not known from a file that is no blank of it, and the log tells why by a code', async () => {
    const [field] = created.catalogue.fields.filter(({ kind }) => kind === 'text');
    writeFileSync(path(), await fillForm(bytes, [{ name: field?.pdfName ?? '', value: 'None' }]));
    expect(await listPaperEditions(openServices())).toEqual([]);
    expect(warned).toEqual(['filled']);
  });
});
