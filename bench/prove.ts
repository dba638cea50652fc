import { parseArgs } from 'node:util';
import { targetForms } from '@puente/contract';
import { mapForms } from '@puente/forms';
import { getTargetBlank } from './proof/blanks.ts';
import { drawFamily } from './proof/families/draw-family.ts';
import { readTrainingFamilies } from './proof/families/read-training-family.ts';
import { writeFamilyPaper } from './proof/families/write-family-paper.ts';
import { printFindings, printVerdicts } from './proof/print-proof.ts';
import { proofFormOf } from './proof/proof-forms.ts';
import { type ProofResult, prove } from './proof/prove.ts';
import { findMisplaced } from './proof/read-print.ts';

// Fills both official forms for invented families and judges what is printed:
// prove.ts [--families 50] [--training FOLDER] [--only 07] [--all] [--expect]

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: '50' },
    training: { type: 'string' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    expect: { type: 'boolean', default: false },
  },
});

for (const form of targetForms) {
  const blank = await getTargetBlank(form);
  if (!blank.official) {
    console.log(`${form}: no official blank, the worksheet stands in; its print is not compared`);
    continue;
  }
  const misplaced = await findMisplaced(
    blank.bytes,
    proofFormOf(form).questions,
    proofFormOf(form).isTwoColumns,
  );
  for (const fault of misplaced)
    console.error(`${form}: the table of questions differs from the print: ${fault}`);
  if (misplaced.length > 0) process.exit(2);
}

const drawn = Array.from({ length: Number(values.families) }, (_, index) => {
  const family = drawFamily(index);
  return { family, paper: writeFamilyPaper(family) };
});
const cases = [...(values.training ? readTrainingFamilies(values.training) : []), ...drawn].filter(
  ({ family }) => !values.only || family.name.includes(values.only),
);
const stages = ['as-read', 'answered'] as const;
const results: ProofResult[] = [];
for (const each of cases)
  results.push(
    ...(await prove(
      each,
      mapForms(() => stages),
    )),
  );
printFindings(results, values.all, console.log);
printVerdicts(results, console.log);
const faults = results.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== 'asked-again');
console.log(`\n${cases.length} families, ${faults.length} faults`);
if (values.expect && faults.length > 0) process.exitCode = 1;
