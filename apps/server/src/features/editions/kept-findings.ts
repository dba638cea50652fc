import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { toHash } from './to-hash.ts';

/** Of what is kept here: raise it when that changes, and everything is found out anew. */
const formatVersion = 2;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
const keptSchema = z.strictObject({
  formatVersion: z.literal(formatVersion),
  /** Of what it was made from besides the blank. */
  basis: hashSchema,
  /** Of the finding as it stands here: what was damaged is not believed. */
  checksum: hashSchema,
  finding: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

/** What is kept of one blank under a name of its own, and what it depends on besides the blank. */
export interface FindingPlace {
  readonly name: string;
  readonly basis: string;
}

const { resolve } = createRequire(import.meta.url);

/** Of the code of packages, by the names under which they are imported. */
export const hashSources = (names: readonly string[]): string => toHash(names.map(hashPackage).join('\n'));

function hashPackage(name: string): string {
  const folder = dirname(resolve(name));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return toHash(files.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`).join('\n'));
}

/** In the data folder: that of the forms may be read only. */
const toPath = ({ config }: Services, { name }: FindingPlace) =>
  join(config.dataDir, 'blanks', `${name}.json`);

/** What an earlier start found out about a blank; null when it did not, or when that can no longer be relied on. */
export async function findKept(services: Services, place: FindingPlace): Promise<unknown> {
  const text = await readFile(toPath(services, place), 'utf8').catch(() => null);
  const kept = text === null ? null : parseKept(text);
  if (kept === null || kept.basis !== place.basis || kept.checksum !== toHash(kept.finding)) return null;
  return JSON.parse(kept.finding);
}

function parseKept(text: string): Kept | null {
  try {
    return keptSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps what was found out about a blank. Without room for it the next start finds it out again, and nothing else is lost. */
export async function keepFinding(services: Services, place: FindingPlace, found: unknown): Promise<void> {
  const finding = JSON.stringify(found);
  const kept: Kept = { formatVersion, basis: place.basis, checksum: toHash(finding), finding };
  const path = toPath(services, place);
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, JSON.stringify(kept));
    await rename(draft, path);
  } catch (error) {
    services.log.warn({ err: error }, 'what was found out about a blank could not be kept');
  }
}
