import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogue } from '@puente/forms/catalogues';
import { judgeBlank, toEditionDay } from '@puente/forms/matching';
import { describeBlank } from '@puente/pdf';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toHash } from '../apps/server/src/features/editions/to-hash.ts';
import { drawEdition } from '../bench/editions/draw-edition.ts';
import { makeEdition } from '../bench/editions/made-edition.ts';

const root = join(import.meta.dirname, '..');
const catalogue = getCatalogue('I-765', '08/21/25');
const variant = makeEdition(catalogue, 'install-1');
const installedName = `i-765_${toEditionDay(variant.edition)}.pdf`;
let folder: string;
let blank: string;
let hash: string;
/** Ids that are not sure on the variant, with the box that was likeliest. */
let uncertain: readonly (readonly [id: string, pdfName: string])[];
let sureName: string;

const forms = () => join(folder, 'forms');
const decisionsPath = () => `${blank}.decisions.json`;

function run(script: string, ...words: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', script), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORMS_DIR: forms() },
  });
}

function decide(decisions: readonly (readonly [id: string, take: string | null])[], blankSha256 = hash) {
  const file = {
    blankSha256,
    decisions: decisions.map(([id, take]) => ({ id, take, decidedOn: '2026-11-23' })),
  };
  writeFileSync(decisionsPath(), JSON.stringify(file));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puente-review-'));
  blank = join(folder, 'new.pdf');
  const bytes = await drawEdition(variant.facts);
  writeFileSync(blank, bytes);
  hash = toHash(bytes);
  const verdict = judgeBlank(await describeBlank(bytes), { takesOlder: true });
  if (verdict.kind !== 'matched') throw new Error('The made-up edition is not matched any more');
  const { found } = verdict.match;
  uncertain = found
    .filter(({ certainty }) => certainty === 'uncertain')
    .map(({ id, pdfName }) => [id, pdfName]);
  const textIds = new Set(catalogue.fields.filter(({ kind }) => kind === 'text').map(({ id }) => id));
  sureName = found.find(({ id, certainty }) => certainty !== 'uncertain' && textIds.has(id))?.pdfName ?? '';
});
beforeEach(() => {
  rmSync(forms(), { recursive: true, force: true });
  rmSync(decisionsPath(), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The pictures of a page: what stands in its data: URLs. */
const listPictures = (page: string) =>
  [...page.matchAll(/<img src="data:image\/([a-z+]+);base64,([^"]+)"/g)].map(([, kind = '', data = '']) => ({
    kind,
    bytes: Buffer.from(data, 'base64'),
  }));

describe('npm run forms:review', { timeout: 120_000 }, () => {
  it('writes one page that needs nothing else: counts, lists, and both sides of each uncertain box', async () => {
    expect(uncertain.length).toBeGreaterThan(3);
    const { status, stdout } = run('review-form.ts', blank);
    expect(status).toBe(0);
    expect(stdout).toContain(`${uncertain.length} uncertain`);
    const page = readFileSync(`${blank}.review.html`, 'utf8');
    expect(page).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)|src="(?!data:)/);
    expect(page).toContain(`<td>Uncertain: never filled until decided</td><td>${uncertain.length}</td>`);
    for (const title of ['Certain', 'By place and print', 'Renumbered', 'New', 'Gone', 'Uncertain'])
      expect(page).toMatch(new RegExp(`<summary>${title} \\(\\d+\\)</summary>`));
    for (const [id] of uncertain)
      expect(page).toContain(`{&quot;id&quot;:&quot;${id}&quot;,&quot;take&quot;`);
    expect(page).toContain('How to decide');
    expect(page).toContain(hash);
    const pictures = listPictures(page);
    expect(pictures).toHaveLength(2 * uncertain.length);
    expect(pictures.filter(({ kind }) => kind === 'svg+xml')).toHaveLength(uncertain.length);
    expect(page).toContain('drawn from what we know of it');
    const { width, height = 0 } = await sharp(pictures[1]?.bytes).metadata();
    expect(width).toBe(850);
    expect(height).toBeGreaterThan(100);
    expect(existsSync(forms())).toBe(false);
  });

  it('shows the known edition from its blank where one is installed', async () => {
    mkdirSync(forms());
    const known = await drawEdition({ pages: catalogue.landmarks, boxes: catalogue.fields });
    writeFileSync(join(forms(), 'i-765_2025-08-21.pdf'), known);
    expect(run('review-form.ts', blank).status).toBe(0);
    const page = readFileSync(`${blank}.review.html`, 'utf8');
    expect(listPictures(page).map(({ kind }) => kind)).toEqual(uncertain.flatMap(() => ['webp', 'webp']));
    expect(page).not.toContain('drawn from what we know of it');
  });

  it('says that nothing is to be decided of a known edition', async () => {
    const path = join(folder, 'known.pdf');
    writeFileSync(path, await drawEdition({ pages: catalogue.landmarks, boxes: catalogue.fields }));
    expect(run('review-form.ts', path)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('nothing to decide'),
    });
    expect(run('review-form.ts').status).toBe(2);
  });
});

describe('npm run forms:install, with decisions beside the blank', { timeout: 120_000 }, () => {
  it('follows them, keeps them beside what is installed, and reports them', () => {
    const [[taken, name] = ['', ''], [none] = ['']] = uncertain;
    decide([
      [taken, name],
      [none, null],
    ]);
    const reportPath = join(folder, 'report.html');
    const { status, stdout } = run('install-form.ts', blank, '--report', reportPath);
    expect(status).toBe(0);
    expect(stdout).toContain('1 decided by a person');
    expect(stdout).toContain(`${uncertain.length - 2} uncertain`);
    expect(readdirSync(forms()).sort()).toEqual([installedName, `${installedName}.decisions.json`]);
    const page = readFileSync(reportPath, 'utf8');
    expect(page).toContain('<summary>Decided by a person (1)</summary>');
    expect(page).not.toContain('How to decide');

    rmSync(decisionsPath());
    expect(run('install-form.ts', blank).status).toBe(0);
    expect(readdirSync(forms())).toEqual([installedName]);
  });

  it.each([
    ['for another file', () => decide([], 'f'.repeat(64)), 'made for another file'],
    ['that cannot be read', () => writeFileSync(decisionsPath(), '{"blankSha256":'), 'cannot be read'],
    [
      'that put two answers into one box',
      () => {
        const texts = uncertain.filter(([id]) =>
          catalogue.fields.some((field) => field.id === id && field.kind === 'text'),
        );
        decide(texts.slice(0, 2).map(([id]) => [id, texts[0]?.[1] ?? '']));
      },
      'Two answers never go into one box',
    ],
    [
      'that put an answer into the box of another',
      () => {
        const [text] = uncertain.filter(([id]) =>
          catalogue.fields.some((field) => field.id === id && field.kind === 'text'),
        );
        decide([[text?.[0] ?? '', sureName]]);
      },
      'is taken by',
    ],
    ['for a box nobody knows', () => decide([['P99.nothing', null]]), 'no box that we know'],
  ] as const)('refuses decisions %s, in words', (_, write, words) => {
    write();
    const { status, stderr } = run('install-form.ts', blank);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(existsSync(forms())).toBe(false);
  });

  it('writes a report of one blank at a time', () => {
    expect(run('install-form.ts', blank, blank, '--report', 'x.html').status).toBe(2);
  });
});
