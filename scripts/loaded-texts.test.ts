import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listLoadFaults } from './list-loaded-texts.ts';

const web = fileURLToPath(new URL('../apps/web/src/', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'puente-views-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const listIn = () =>
  listLoadFaults({ file: path.join(folder, 'main.tsx'), loads: ['frame'] }).map(
    ({ view, namespace, usedBy }) => [path.basename(view), namespace, usedBy && path.basename(usedBy)],
  );

it('loads with each view of the web the texts it uses, and no others', () => {
  // The words of failures are loaded by the request that fails, and in the wizard before it can.
  const faults = listLoadFaults({ file: path.join(web, 'main.tsx'), loads: ['frame'] }).filter(
    ({ namespace }) => namespace !== 'errors',
  );
  expect(faults).toEqual([]);
});

it('names a view that forgets texts of a module it imports, and one that loads what nothing in it uses', () => {
  write(
    'main.tsx',
    "useTranslation(); const Page = lazyView(() => import('./page.tsx').then((m) => m.Page), 'wizard', 'idle');",
  );
  write('page.tsx', "import { useWords } from './words.ts';\nconst { t } = useTranslation('wizard');");
  write('words.ts', "useTranslation(); useTranslation('review');");
  expect(listIn()).toEqual([
    ['page.tsx', 'review', 'words.ts'],
    ['page.tsx', 'idle', null],
  ]);
});

it('lets a view use what the views around it have loaded, on every way to it', () => {
  write(
    'main.tsx',
    `useTranslation(); const One = lazyView(() => import('./one.tsx'), 'review');
     const load = () => Promise.all([import('./two.tsx'), loadTexts('share')]);`,
  );
  write('one.tsx', "useTranslation('review'); const In = lazyView(() => import('./in.tsx'));");
  write('two.tsx', "useTranslation('share'); const In = lazyView(() => import('./in.tsx'));");
  write('in.tsx', "import type { X } from './types.ts'; useTranslation('review');");
  write('types.ts', "useTranslation('never');");
  expect(listIn()).toEqual([['in.tsx', 'review', 'in.tsx']]);
});
