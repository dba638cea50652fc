// npm run facts:check: which dated facts of the product somebody has to look up again.
import { fileURLToPath } from 'node:url';
import { type Dated, guidanceDates, isPastDue } from '@puente/forms/preflight';
import { editionReports } from '@puente/forms/standing';

/** Something the pages repeat for a while, and the file in which whoever looked it up again writes down the day. */
export interface DatedFact extends Dated {
  readonly name: string;
  readonly file: string;
}

export const datedFacts: readonly DatedFact[] = [
  ...editionReports.map(({ form, edition, checked, checkBy }) => ({
    name: `Form ${form}, edition ${edition}: whether USCIS takes it (uscis.gov/${form.toLowerCase()})`,
    file: 'packages/forms/src/editions/standing/editions.json',
    checked,
    checkBy,
  })),
  {
    name: 'The facts of the instructions: signing, attaching, paying, printing',
    file: 'packages/forms/src/preflight/guidance/fact.ts',
    ...guidanceDates,
  },
];

/** One line a fact, what is soonest due first, and whether any is past its day. */
export function toFactsReport(facts: readonly DatedFact[], today: Date): { lines: string[]; isDue: boolean } {
  const sorted = [...facts].sort((one, two) => one.checkBy.localeCompare(two.checkBy));
  const lines = sorted.map((fact) => {
    const verdict = isPastDue(fact, today) ? `due since ${fact.checkBy}` : `good until ${fact.checkBy}`;
    return `${verdict}, looked up on ${fact.checked}: ${fact.name}; ${fact.file}`;
  });
  return { lines, isDue: facts.some((fact) => isPastDue(fact, today)) };
}

/** `npm run facts:check`, or `npm run facts:check -- 2027-03-01`: as on that day. */
function checkFacts([day]: readonly string[]): number {
  const today = day === undefined ? new Date() : new Date(day);
  if (Number.isNaN(today.getTime())) {
    console.error(`${day} is no day. Write it as 2027-03-01.`);
    return 2;
  }
  const { lines, isDue } = toFactsReport(datedFacts, today);
  console.log(lines.join('\n'));
  if (isDue) console.error('How to renew them: CONTRIBUTING.md, "Dated facts".');
  return isDue ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = checkFacts(process.argv.slice(2));
