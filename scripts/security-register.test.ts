import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const register = readFileSync(new URL('docs/security.md', root), 'utf8');
const files = ['apps', 'packages', 'e2e', 'faults']
  .flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: 'utf8' }),
  )
  .filter((path) => !path.includes('node_modules'))
  .map((path) => `/${path.replaceAll('\\', '/')}`);

const rows = register.split('\n').filter((line) => /^\| (?!threat)/.test(line));
const toCells = (row: string) => row.split('|').slice(1, -1);

it('the register of threats names, for each line, tests that there are', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [threat = '', control = '', , shown = ''] = toCells(row);
    const tests = [...shown.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
    expect(control.trim(), threat).not.toBe('');
    expect(tests.length, threat).toBeGreaterThan(0);
    for (const test of tests) {
      expect(test, threat).toMatch(/\.(test|e2e|faults)\.tsx?$/);
      expect(
        files.filter((path) => path.endsWith(`/${test}`)),
        test,
      ).toHaveLength(1);
    }
  }
});
