import { readFile } from 'node:fs/promises';
import { type BlankRefusal, type MatchDecision, matchDecisionsSchema } from '@puente/forms/matching';

/** Where what a person decided of a blank's boxes lies: beside it. */
export const toDecisionsPath = (blankPath: string) => `${blankPath}.decisions.json`;

/** Why a blank with such a file beside it is not taken; besides what is wrong with single decisions. */
export type DecisionsRefusal = BlankRefusal | 'decisions-unreadable' | 'decisions-of-other-blank';

type ReadDecisions =
  | { readonly decisions: readonly MatchDecision[] }
  | { readonly refused: Extract<DecisionsRefusal, `decisions-${string}`> };

/** What was decided of the blank with this SHA-256; nothing where no file lies beside it. */
export async function readDecisions(blankPath: string, blankHash: string): Promise<ReadDecisions> {
  const text = await readFile(toDecisionsPath(blankPath), 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { decisions: [] };
  const parsed = matchDecisionsSchema.safeParse(parseJson(text));
  if (!parsed.success) return { refused: 'decisions-unreadable' };
  if (parsed.data.blankSha256 !== blankHash) return { refused: 'decisions-of-other-blank' };
  return { decisions: parsed.data.decisions };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
