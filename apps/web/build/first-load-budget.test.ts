import type { Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { firstLoadBudget, measureFirstLoad } from './first-load-budget.ts';
import { pack } from './pack-files.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[], code: string) =>
  [fileName, { type: 'chunk', fileName, moduleIds, imports, dynamicImports: ['later.js'], code }] as const;

const bundle = Object.fromEntries([
  chunk('entry.js', ['/home/src/main.tsx'], ['library.js'], 'entry'),
  chunk('page.js', ['/home/src/page.tsx'], ['library.js'], 'page page'),
  chunk('library.js', ['/node_modules/library.js'], [], 'library library library'),
  chunk('later.js', ['/home/src/later.tsx'], [], 'what comes after a click'),
]) as unknown as Rolldown.OutputBundle;

const page = { name: '/', modules: ['src/main.tsx', 'src/page.tsx'] };
const sizes = ['entry', 'page page', 'library library library'].map((code) => pack(code).length);
const expected = sizes.reduce((sum, size) => sum + size, 0);

it('counts the chunks of a page and what they import, each once, and nothing that comes later', () => {
  expect(measureFirstLoad(page, bundle)).toBe(expected);
});

it('says which module it was told to measure and cannot find', () => {
  const moved = { name: '/app', modules: ['src/moved.tsx'] };
  expect(() => measureFirstLoad(moved, bundle)).toThrow('/app: src/moved.tsx is in no chunk of the build');
});

it('fails the build beyond the limit and only beyond it', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const build = (limitBytes: number) => {
    const { writeBundle } = firstLoadBudget([{ ...page, limitBytes }]);
    const fail = (message: string) => {
      throw new Error(message);
    };
    (writeBundle as (this: unknown, options: unknown, bundle: unknown) => void).call(
      { error: fail },
      {},
      bundle,
    );
  };
  expect(() => build(expected)).not.toThrow();
  expect(() => build(expected - 1)).toThrow('too much JavaScript in the first load of /');
});
