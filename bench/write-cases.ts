import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCase } from './create-case.ts';
import type { Profile } from './profiles.ts';
import { getBlank } from './scan/blank.ts';
import { renderCase } from './scan/render-case.ts';

export interface CasePlan {
  readonly profiles: readonly Profile[];
  readonly perProfile: number;
  readonly seed: string;
}

/** Writes NAME.pdf and NAME.json of each case into a folder, one after another; says each name and its seconds. */
export async function writeCases(
  plan: CasePlan,
  folder: string,
  say: (line: string) => void,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  for (let n = 0; n < plan.perProfile; n++) {
    for (const profile of plan.profiles) {
      const started = performance.now();
      const created = createCase(profile, `${plan.seed}-${n}`);
      const bytes = await renderCase(created, await getBlank(created.edition));
      const name = created.truth.case;
      writeFileSync(path.join(folder, `${name}.pdf`), bytes);
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(created.truth, null, 1));
      names.push(name);
      say(
        `${name.padEnd(26)} ${((performance.now() - started) / 1000).toFixed(1)} s  ${(bytes.length / 1e6).toFixed(1)} MB`,
      );
    }
  }
  return names;
}
