import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogue } from '@puente/forms/catalogues';
import { toEditionDay } from '@puente/forms/matching';
import { drawWorksheet, fillForm } from '@puente/pdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toWorksheetLayout } from '../apps/server/src/features/filling/to-worksheet-layout.ts';
import { drawEdition } from '../bench/editions/draw-edition.ts';
import { drawPaperEdition } from '../bench/editions/draw-paper-edition.ts';
import { makeEdition } from '../bench/editions/made-edition.ts';
import { makePaperEdition } from '../bench/editions/paper-edition.ts';

const root = join(import.meta.dirname, '..');
const catalogue = getCatalogue('I-765', '08/21/25');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-install-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/install-form.ts'), ...files],
    { cwd: root, encoding: 'utf8', env: { ...process.env, FORMS_DIR: join(folder, 'forms') } },
  );
  const forms = join(folder, 'forms');
  return { status, stdout, stderr, installed: existsSync(forms) ? readdirSync(forms) : [] };
}

function write(name: string, bytes: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe('npm run forms:install', () => {
  it('asks for a file when none is named', () => {
    expect(install()).toMatchObject({ status: 2, stderr: expect.stringContaining('forms:install -- FILE') });
  });

  it('says which file is missing and which is no PDF, and installs neither', () => {
    const text = write('form.pdf', 'not a form');
    const { status, stderr, installed } = install(join(folder, 'absent.pdf'), text);
    expect(status).toBe(1);
    expect(stderr).toContain('absent.pdf is not there');
    expect(stderr).toContain('form.pdf');
    expect(installed).toEqual([]);
  });

  it('refuses a worksheet, which has all fields of the form', async () => {
    const path = write('i-765.pdf', await drawWorksheet(toWorksheetLayout(catalogue)));
    const { status, stderr, installed } = install(path);
    expect(status).toBe(1);
    expect(stderr).toContain('is a worksheet, not the official form');
    expect(installed).toEqual([]);
  });

  it('takes a form of a known edition and refuses a filled one', async () => {
    const blank = await drawEdition({ pages: catalogue.landmarks, boxes: catalogue.fields });
    const name = catalogue.fields.find(({ id }) => id === 'P2.1.a.family-name')?.pdfName ?? '';
    const filled = await fillForm(blank, [{ name, value: 'Quispe' }]);
    const { status, stdout, stderr, installed } = install(
      write('blank.pdf', blank),
      write('filled.pdf', filled),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('blank.pdf is Form I-765, edition 08/21/25: installed as');
    expect(stderr).toContain('filled.pdf is Form I-765, but 1 of its boxes are filled');
    expect(installed).toEqual(['i-765_2025-08-21.pdf']);
  });

  it('takes a newer I-589, which is read from paper and not filled', async () => {
    const created = makePaperEdition(getCatalogue('I-589', '01/20/25'), 'p3');
    const { status, stdout, installed } = install(write('new.pdf', await drawPaperEdition(created)));
    expect({ status, installed }).toEqual({
      status: 0,
      installed: [`i-589_${toEditionDay(created.catalogue.edition)}.pdf`],
    });
    expect(stdout).toContain('Compared with edition 01/20/25, box by box:');
  });

  it('takes an edition that nobody described, and tells what changed', async () => {
    const variant = makeEdition(catalogue, 'install-1');
    const { status, stdout, installed } = install(write('new.pdf', await drawEdition(variant.facts)));
    expect({ status, installed }).toEqual({
      status: 0,
      installed: [`i-765_${toEditionDay(variant.edition)}.pdf`],
    });
    expect(stdout).toContain('Compared with edition 08/21/25, box by box');
    expect(stdout).toMatch(/\d+ found by name and print/);
  });

  it('refuses a known edition in which two boxes have each other\u2019s names', async () => {
    const [first, second] = catalogue.fields.filter(({ kind, page }) => kind === 'text' && page === 2);
    const exchanged = catalogue.fields.map((field) =>
      field === first
        ? { ...field, pdfName: second?.pdfName ?? '' }
        : field === second
          ? { ...field, pdfName: first?.pdfName ?? '' }
          : field,
    );
    const path = write('changed.pdf', await drawEdition({ pages: catalogue.landmarks, boxes: exchanged }));
    const { status, stderr } = install(path);
    expect(status).toBe(1);
    expect(stderr).toContain('the file was changed');
  });

  it('refuses a form that has little in common with the one we know', async () => {
    const pages = catalogue.landmarks.map((page) => ({
      ...page,
      words: page.words.map((word) =>
        word.text === catalogue.edition ? { ...word, text: '01/05/28' } : word,
      ),
    }));
    const few = catalogue.fields.filter((_, index) => index % 3 === 0);
    const { status, stderr } = install(write('far.pdf', await drawEdition({ pages, boxes: few })));
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing is filled by guess');
  });
});
