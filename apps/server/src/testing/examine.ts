// npm run exam: asks the legal helper every question of its exam on a database in memory, and prints how it did. --record
// keeps the figures that the page of limits shows; --fit prints weights fitted to the questions for tuning; --show names each miss.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asSystem } from '../context.ts';
import { fitWeights } from '../features/legal/exam/fit-weights.ts';
import { runExam } from '../features/legal/exam/run-exam.ts';
import { startTestApp } from './start-test-app.ts';
import { listDatabaseKinds } from './test-databases.ts';

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});
const file = new URL('../features/legal/exam/exam-result.json', import.meta.url);

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');
const { services, close } = await startTestApp(kind);
try {
  const context = asSystem(services);
  if (values.fit) console.log(await fitWeights(context));
  const result = await runExam(context);
  for (const { name, figures, misses } of result.sets) {
    console.log(`\n${name}`);
    for (const { kind: asked, right, asked: count } of figures)
      console.log(`  ${asked}: ${right} of ${count}`);
    if (values.show)
      for (const { id, question } of misses) console.log(`    ${id} ${question.slice(0, 120)}`);
  }
  const before = readFileSync(file, 'utf8');
  const now = `${JSON.stringify(result, null, 2)}\n`;
  if (values.record && now !== before) writeFileSync(file, now);
} finally {
  await close();
}
