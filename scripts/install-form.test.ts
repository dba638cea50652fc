import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogue } from '@puente/forms/catalogues';
import { drawWorksheet, fillForm } from '@puente/pdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toWorksheetLayout } from '../apps/server/src/features/filling/to-worksheet-layout.ts';

const root = join(import.meta.dirname, '..');
const officialBlank = join(process.env.FORMS_DIR ?? join(root, '../shared/forms'), 'i-765_2025-08-21.pdf');
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

  it('takes a form of the right edition and refuses a filled one', async () => {
    const layout = toWorksheetLayout(catalogue);
    const blank = existsSync(officialBlank)
      ? readFileSync(officialBlank)
      : await drawWorksheet({ ...layout, notice: 'Form I-765 08/21/25' });
    const name = catalogue.fields.find(({ id }) => id === 'P2.1.a.family-name')?.pdfName ?? '';
    const filled = await fillForm(blank, [{ name, value: 'Quispe' }]);
    const { status, stdout, stderr, installed } = install(
      write('blank.pdf', blank),
      write('filled.pdf', filled),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('blank.pdf is Form I-765, edition 08/21/25: installed as');
    expect(stderr).toContain('filled.pdf is Form I-765, edition 08/21/25, but 1 of its fields are filled');
    expect(installed).toEqual(['i-765_2025-08-21.pdf']);
  });
});
