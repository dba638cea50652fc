import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchDecision } from '@puente/forms/matching';
import type { Services } from '../../context.ts';
import { readDecisions, toDecisionsPath } from './read-decisions.ts';

const decisionsEnd = toDecisionsPath('');

/** What an operator decided of the blank with this SHA-256, whatever their copy of it is called. */
export async function findDecisions(
  { config: { formsDir } }: Services,
  hash: string,
): Promise<readonly MatchDecision[]> {
  const names = (await readdir(formsDir).catch(() => [])).filter((name) => name.endsWith(decisionsEnd));
  const read = await Promise.all(
    names.map((name) => readDecisions(join(formsDir, name.slice(0, -decisionsEnd.length)), hash)),
  );
  return read.flatMap((one) => ('decisions' in one ? one.decisions : []));
}
