// npm run check: types, lint and format, import rules, writers of tables, forks on a form's name, unused code. Runs all of them, two at once, then says which failed.
import { runBeside } from './run-steps.mjs';

/** Two packages bring a program `tsc`: this is the quick one (docs/decisions/030). */
const checkTypes = (project) => [
  'node',
  ['node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit'],
];

/** The longest first, so that both cores have work until the end. */
const steps = [
  ['types (server, packages, scripts)', ...checkTypes('tsconfig.json')],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'bench', 'e2e', 'scripts'],
  ],
  ['types (web)', ...checkTypes('apps/web/tsconfig.json')],
  ['types (journeys)', ...checkTypes('e2e/tsconfig.json')],
  ['unused code', 'knip', []],
  ['names and functions', 'tsx', ['scripts/check-names.ts']],
  ["no forks on a form's name", 'tsx', ['scripts/check-form-forks.ts']],
  ['one writer a table', 'tsx', ['scripts/check-table-writers.ts']],
  ['lint and format', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']],
];

const waiting = [...steps];
const failed = [];

async function runNext() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, program, args] = step;
    const { code, output } = await runBeside(program, args);
    console.log(`\n── ${name}\n${output.trimEnd()}`);
    if (code !== 0) failed.push(name);
  }
}

await Promise.all([runNext(), runNext()]);

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');
