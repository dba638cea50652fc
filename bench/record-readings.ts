import { createWriteStream, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getCatalogue } from '@puente/forms/catalogues';
import { createRecorder } from '@puente/reader/bench-port';
import { listCases } from './measure/case-files.ts';
import type { RecordedRow } from './measure/recorded-rows.ts';
import { toWanted } from './measure/wanted-fields.ts';

// Keeps what each engine read in each box of scanned cases, beside the truth: record-readings.ts --dir FOLDER --out FILE.
// Scores are fitted and letters counted on such a file (fit-scores.ts, count-confusions.ts).
const { values } = parseArgs({ options: { dir: { type: 'string' }, out: { type: 'string' } } });
if (!values.dir || !values.out) {
  console.error('Say where the cases are and where to write: --dir FOLDER --out FILE');
  process.exit(2);
}

const recorder = await createRecorder();
const out = createWriteStream(values.out);
for (const { name, pdf, truth } of listCases(values.dir)) {
  const recorded = await recorder.record(readFileSync(pdf));
  if (!recorded) {
    console.log(`${name}: not recognised`);
    continue;
  }
  const wanted = toWanted(getCatalogue('I-589', recorded.edition), truth.paper);
  for (const each of recorded.fields) {
    const want = wanted.get(each.field.spec.id) ?? '';
    if (want === true) continue;
    out.write(
      `${JSON.stringify({ case: name, profile: truth.profile, want, recorded: each } satisfies RecordedRow)}\n`,
    );
  }
  console.log(`${name}: ${recorded.fields.length} boxes`);
}
out.end();
recorder.close();
