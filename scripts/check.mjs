// npm run check: types, lint and format, import rules, writers of tables, forks on a form's name, unused code. Runs all of them, then says which failed.
import { runStep } from './run-steps.mjs';

const steps = [
  ['types (server, packages, scripts)', 'tsc', ['-p', 'tsconfig.json', '--noEmit']],
  ['types (web)', 'tsc', ['-p', 'apps/web/tsconfig.json', '--noEmit']],
  ['types (journeys)', 'tsc', ['-p', 'e2e/tsconfig.json', '--noEmit']],
  ['lint and format', 'biome', ['ci', '--error-on-warnings', '.']],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'bench', 'e2e', 'scripts'],
  ],
  ['one writer a table', 'tsx', ['scripts/check-table-writers.ts']],
  ["no forks on a form's name", 'tsx', ['scripts/check-form-forks.ts']],
  ['names and functions', 'tsx', ['scripts/check-names.ts']],
  ['unused code', 'knip', []],
];

const failed = steps.filter(([name, program, args]) => {
  console.log(`\n── ${name}`);
  return runStep(program, args) !== 0;
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');
