import { targetForms } from '@puente/contract';
import { verdicts } from './judge.ts';
import type { ProofResult } from './prove.ts';

const count = (results: readonly ProofResult[], verdict: string): number =>
  results.flatMap(({ findings }) => findings).filter((finding) => finding.verdict === verdict).length;

/** A row for each form and stage, a column for each verdict. */
export function printVerdicts(results: readonly ProofResult[], print: (line: string) => void): void {
  print(
    `\n${'filled'.padEnd(20)}${'forms'.padStart(7)}${verdicts.map((verdict) => verdict.padStart(13)).join('')}`,
  );
  for (const form of targetForms) {
    for (const stage of ['as-read', 'answered'] as const) {
      const those = results.filter((result) => result.form === form && result.stage === stage);
      if (those.length === 0) continue;
      const counts = verdicts.map((verdict) => String(count(those, verdict)).padStart(13)).join('');
      print(`${`${form} ${stage}`.padEnd(20)}${String(those.length).padStart(7)}${counts}`);
    }
  }
}

/** Each question with a finding, the most frequent first, with one example; `all`: each finding. */
export function printFindings(
  results: readonly ProofResult[],
  all: boolean,
  print: (line: string) => void,
): void {
  const groups = new Map<string, { count: number; lines: string[] }>();
  for (const { name, form, stage, findings } of results)
    for (const { verdict, place, asks, printed, wanted } of findings) {
      const kind = asks.replace(/ .*/, (rest) =>
        verdict === 'lost' ? rest.split(' ').slice(0, 2).join(' ') : rest,
      );
      const key = `${verdict} ${form} ${stage} ${kind}`;
      const group = groups.get(key) ?? { count: 0, lines: [] };
      group.count++;
      group.lines.push(`${name}, ${place}, ${asks}: printed '${printed}', wanted '${wanted}'`);
      groups.set(key, group);
    }
  for (const [key, group] of [...groups].sort((a, b) => b[1].count - a[1].count)) {
    print(`\n${String(group.count).padStart(4)} x ${key}`);
    for (const line of all ? group.lines : group.lines.slice(0, 1)) print(`       ${line}`);
  }
}
