import { expect, it } from 'vitest';
import { drawFamily } from './families/draw-family.ts';
import { writeFamilyPaper } from './families/write-family-paper.ts';
import { prove } from './prove.ts';

const dozen = Array.from({ length: 12 }, (_, index) => drawFamily(index));

it.each(dozen)('both official forms of $name answer each printed question or ask', async (family) => {
  const results = await prove(
    { family, paper: writeFamilyPaper(family) },
    { 'I-485': ['as-read', 'answered'], 'I-765': ['as-read'] },
  );
  const faults = results.flatMap(({ form, stage, findings }) =>
    findings
      .filter(({ verdict }) => verdict !== 'asked-again')
      .map(({ verdict, place, asks, printed, wanted }) => {
        return `${form} ${stage}: ${verdict} ${asks} (${place}): printed '${printed}', wanted '${wanted}'`;
      }),
  );
  expect(faults).toEqual([]);
});
