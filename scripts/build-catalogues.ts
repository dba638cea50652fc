/**
 * Builds the field catalogues from the official blanks and our labels:
 *   npm run forms:build                                              every edition below, blanks from FORMS_DIR
 *   npm run forms:build -- I-589 01/20/27 path/to/blank.pdf          one edition more
 * A field of the blank without a label, or a label the blank does not have, is listed and nothing is written.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceForm } from '../packages/forms/src/catalogue.ts';
import { toEditionDay } from '../packages/forms/src/editions/match/identify-blank.ts';
import { writeLandmarks } from './build-landmarks.ts';
import { writeRegistry } from './build-registry.ts';
import { joinLabels, type LabelFile } from './join-labels.ts';
import { readBlankFields } from './read-blank-fields.ts';

interface Edition {
  readonly form: SourceForm;
  readonly edition: string;
  readonly blank: string;
}

const root = join(import.meta.dirname, '..');
const formsDir = process.env.FORMS_DIR ?? join(root, '..', 'shared', 'forms');
const knownEditions: readonly Edition[] = [
  { form: 'I-589', edition: '01/20/25', blank: join(formsDir, 'i-589_2025-01-20.pdf') },
  { form: 'I-589', edition: '08/25/20', blank: join(formsDir, 'i-589_2020-08-25.pdf') },
  { form: 'I-485', edition: '01/20/25', blank: join(formsDir, 'i-485_2025-01-20.pdf') },
  { form: 'I-765', edition: '08/21/25', blank: join(formsDir, 'i-765_2025-08-21.pdf') },
];

/** SHA-256 of the blank and, where it is at hand, of the encrypted file that is published. */
const listHashes = (blank: string): string[] =>
  [blank, blank.replace(/\.pdf$/, '.encrypted.pdf')]
    .filter((file) => existsSync(file))
    .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));

async function buildEdition({ form, edition, blank }: Edition) {
  const folder = form.toLowerCase().replace('-', '');
  const labelPath = join(root, 'scripts', 'labels', `${folder}.json`);
  const labels = JSON.parse(readFileSync(labelPath, 'utf8')) as LabelFile;
  const { pageCount, fields } = await readBlankFields(readFileSync(blank), labels.fontSizePt);
  const joined = joinLabels(labels, fields);
  if (joined.unlabelled.length + joined.missing.length > 0) {
    console.error(`${form} ${edition} does not match its labels; nothing was written`);
    for (const name of joined.unlabelled) console.error(`  no label: ${name}`);
    for (const name of joined.missing) console.error(`  not on the blank: ${name}`);
    process.exitCode = 1;
    return;
  }
  const stem = join(root, 'packages/forms/src', folder, 'editions', toEditionDay(edition));
  const rows = joined.fields.map((field) => JSON.stringify(field)).join(',\n');
  const files = JSON.stringify(listHashes(blank)).replaceAll(',', ', ');
  const head = `"form": "${form}", "edition": "${edition}", "pageCount": ${pageCount}, "files": ${files}`;
  writeFileSync(`${stem}.fields.json`, `{ ${head}, "fields": [\n${rows}\n] }\n`);
  console.log(`${form} ${edition}: ${joined.fields.length} fields on ${pageCount} pages`);
  await writeLandmarks(blank, `${stem}.landmarks.json`);
}

const [form, edition, blank] = process.argv.slice(2);
const wanted = form && edition && blank ? [{ form: form as SourceForm, edition, blank }] : knownEditions;
for (const each of wanted) await buildEdition(each);
writeRegistry();
// Loaded here, when the catalogues it reads are written.
await import('./build-box-limits.ts');
