/**
 * What the boxes take that are checked while answers are typed, from the newest catalogue of each form: part of
 * `npm run forms:build`. The catalogues themselves are too large for the browser.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { targetForms } from '@puente/contract';
import { answersOf } from '../packages/forms/src/answers/index.ts';
import { listBoxSpecs } from '../packages/forms/src/checks/to-check-rules.ts';
import { listCatalogues } from '../packages/forms/src/editions/index.ts';
import { toLimits } from '../packages/forms/src/filling/sheet.ts';

const root = join(import.meta.dirname, '..', 'packages/forms/src');

for (const form of targetForms) {
  const boxes = listBoxSpecs(answersOf(form).sections);
  const folder = form.toLowerCase().replace('-', '');
  const wanted = new Set<string>(boxes.map(({ id }) => id));
  const fields = listCatalogues(form)[0]?.fields.filter(({ id }) => wanted.has(id)) ?? [];
  const missing = [...wanted].filter((id) => !fields.some((field) => field.id === id));
  if (missing.length > 0) throw new Error(`${form} has no box ${missing.join(', ')}`);
  const rows = fields.map((field) => `${JSON.stringify(field.id)}: ${JSON.stringify(toLimits(field))}`);
  writeFileSync(join(root, folder, 'editions/box-limits.json'), `{\n${rows.join(',\n')}\n}\n`);
}
