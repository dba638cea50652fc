import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { datedFacts, toFactsReport } from './check-facts.ts';

const root = join(import.meta.dirname, '..');

function check(...days: string[]) {
  const script = join(root, 'scripts/check-facts.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...days], { cwd: root, encoding: 'utf8' });
}

const fact = (name: string, checkBy: string) => ({ name, file: 'x.json', checked: '2026-10-01', checkBy });

it('lists what is due, the soonest first, and says so only from the day after', () => {
  const facts = [fact('later', '2026-12-09'), fact('sooner', '2026-12-01')];
  expect(toFactsReport(facts, new Date('2026-12-01T23:59:00Z'))).toEqual({
    lines: [
      'good until 2026-12-01, looked up on 2026-10-01: sooner; x.json',
      'good until 2026-12-09, looked up on 2026-10-01: later; x.json',
    ],
    isDue: false,
  });
  const { lines, isDue } = toFactsReport(facts, new Date('2026-12-02T00:00:00Z'));
  expect([lines[0], isDue]).toEqual(['due since 2026-12-01, looked up on 2026-10-01: sooner; x.json', true]);
});

it('names for each dated fact the file in which it is renewed', () => {
  expect(datedFacts.length).toBeGreaterThanOrEqual(3);
  for (const { file } of datedFacts) expect(existsSync(join(root, file)), file).toBe(true);
});

it('ends with 1 when something is past its day, and with 0 when nothing is', () => {
  expect(check('2026-10-09')).toMatchObject({ status: 0, stderr: '' });
  const { status, stdout, stderr } = check('2030-01-01');
  expect(status).toBe(1);
  expect(stdout).toMatch(/due since .*Form I-485, edition 01\/20\/25/);
  expect(stderr).toContain('CONTRIBUTING.md');
  expect(check('soon').status).toBe(2);
});
