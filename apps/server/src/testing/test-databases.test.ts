import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

/** What these look at is the same whatever database is below: files, mails, headers, pages. */
const onOne = [
  'app.test.ts',
  'context.test.ts',
  'features/attorney-review/review-mail.test.ts',
  'features/back-office/editions/editions.test.ts',
  'features/documents/pictures.test.ts',
  // Its rows are looked at on each kind by `own-blank.privacy.test.ts`.
  'features/filling/blanks/own-blank.test.ts',
  'features/filling/filling.test.ts',
  // What is found on each kind is looked at by `legal.test.ts`.
  'features/legal/exam/exam.test.ts',
  'features/printouts/checklist.test.ts',
  'features/printouts/printouts.test.ts',
  'features/privacy/to-privacy-facts.test.ts',
  'features/runs/bad-input.test.ts',
  'features/runs/vision-model.privacy.test.ts',
  'features/sharing/email-share.test.ts',
  'outer-wall.test.ts',
];

it('every test that opens a database runs on each kind there is, but for those whose matter is another', () => {
  const opening = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${source}/${name}`, 'utf8') }))
    .filter(({ text }) => /^import .* from '.*\/(start-test-app|test-databases)\.ts'/m.test(text));
  const onEach = /describe\.each\((kinds|await listDatabaseKinds\(\))\)/;
  const others = opening.filter(({ text }) => !onEach.test(text)).map(({ name }) => name);
  expect(opening.length).toBeGreaterThan(30);
  expect(others.sort()).toEqual(onOne);
});
