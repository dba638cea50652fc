import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CaseTruth } from '../create-case.ts';

export interface CaseFile {
  readonly name: string;
  readonly pdf: string;
  readonly truth: CaseTruth;
}

/** Every NAME.pdf of a folder that has its NAME.json beside it, by name. */
export function listCases(folder: string): CaseFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.pdf') && existsSync(path.join(folder, file.replace(/pdf$/, 'json'))))
    .sort()
    .map((file) => ({
      name: file.slice(0, -4),
      pdf: path.join(folder, file),
      truth: JSON.parse(readFileSync(path.join(folder, file.replace(/pdf$/, 'json')), 'utf8')) as CaseTruth,
    }));
}
