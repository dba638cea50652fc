import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BlankFacts, type BlankVerdict, judgeBlank, toBlankFacts } from '@puente/forms/matching';
import { describeBlank, PdfError } from '@puente/pdf';
import { readDecisions } from '../../apps/server/src/features/editions/read-decisions.ts';
import { toHash } from '../../apps/server/src/features/editions/to-hash.ts';
import { sayRefusal } from './say-refusal.ts';

export interface JudgedFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly facts: BlankFacts;
  readonly verdict: BlankVerdict;
}

/** What a blank is, with the decisions beside it; a text where it cannot be judged at all. */
export async function judgeFile(path: string): Promise<JudgedFile | string> {
  const name = basename(path);
  try {
    const bytes = await readFile(path);
    const hash = toHash(bytes);
    const read = await readDecisions(path, hash);
    if ('refused' in read) return `${name} ${sayRefusal(read.refused)}`;
    const described = await describeBlank(bytes, { fileName: name });
    const verdict = judgeBlank(described, { takesOlder: true, decisions: read.decisions });
    return { path, name, bytes, hash, facts: toBlankFacts(described), verdict };
  } catch (error) {
    if (error instanceof PdfError) return error.message;
    const isMissing = (error as { code?: string }).code === 'ENOENT';
    if (!isMissing) throw error;
    return `${path} is not there. Check the path and try again.`;
  }
}
