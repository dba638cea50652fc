import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type TargetForm, targetForms } from '@puente/contract';
import type { Catalogue, SourceForm } from '@puente/forms';
import { findPublished } from '@puente/forms/catalogues';
import { toEditionDay } from '@puente/forms/matching';
import { getStanding } from '@puente/forms/standing';
import { toFormDay } from '@puente/forms/values';
import type { Services } from '../../context.ts';
import { findKeptCatalogue, keepCatalogue } from './kept-catalogues.ts';
import { type DecisionsRefusal, readDecisions, toDecisionsPath } from './read-decisions.ts';
import { toHash } from './to-hash.ts';

/** An official blank in the forms folder, with its boxes. */
export interface InstalledBlank {
  readonly path: string;
  readonly catalogue: Catalogue;
}

/** When a file was last written, and how long it is; empty where there is none. */
const toStamp = (path: string) =>
  stat(path).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => '',
  );

/** File as it stands, and the decisions beside it (path, size, time) → its boxes; null when it is not filled. */
const judged = new Map<string, Promise<Catalogue | null>>();

/** `I-485.pdf`, `i485_2025-01-20.pdf` and the like; which edition it is, its boxes and its print decide. */
const isNamedFor = (fileName: string, form: SourceForm) =>
  /\.pdf$/i.test(fileName) &&
  fileName.toLowerCase().replaceAll('-', '').includes(form.toLowerCase().replace('-', ''));

async function judgeFile(services: Services, path: string): Promise<Catalogue | null> {
  try {
    const bytes = await readFile(path);
    const hash = toHash(bytes);
    return findPublished(hash) ?? (await judgeUnpublished(services, path, bytes, hash));
  } catch (error) {
    services.log.warn({ err: error }, 'a PDF in the forms folder could not be opened');
    return null;
  }
}

/** With what a person decided of its boxes; decisions that do not fit the file keep it from being filled. */
async function judgeUnpublished(
  services: Services,
  path: string,
  bytes: Uint8Array,
  hash: string,
): Promise<Catalogue | null> {
  const read = await readDecisions(path, hash);
  if ('refused' in read) return tellRefused(services, read.refused);
  const blank = { hash, decisions: read.decisions };
  const kept = await findKeptCatalogue(services, blank);
  if (kept) return kept;
  const verdict = await services.pdf.judge(bytes, { takesOlder: true, decisions: read.decisions });
  if (verdict.kind === 'refused') return tellRefused(services, verdict.code);
  // The catalogue of a known edition is part of the program.
  if (verdict.kind === 'matched') await keepCatalogue(services, blank, verdict.catalogue);
  return verdict.catalogue;
}

function tellRefused({ log }: Services, code: DecisionsRefusal): null {
  log.warn({ code }, 'a blank in the forms folder is not used; forms:install says why');
  return null;
}

async function judgeOnce(services: Services, path: string): Promise<Catalogue | null> {
  const stamps = await Promise.all([path, toDecisionsPath(path)].map(toStamp));
  const key = [path, ...stamps].join('|');
  const known = judged.get(key);
  if (known) return known;
  const catalogue = judgeFile(services, path);
  judged.set(key, catalogue);
  return catalogue;
}

/** Every blank of these forms in the folder, by the names of the files. */
export async function listInstalled(
  services: Services,
  forms: readonly SourceForm[],
): Promise<InstalledBlank[]> {
  const { formsDir } = services.config;
  const names = (await readdir(formsDir).catch(() => [])).sort();
  const named = names.filter((name) => forms.some((form) => isNamedFor(name, form)));
  const found = await Promise.all(
    named.map(async (name) => {
      const path = join(formsDir, name);
      return { path, catalogue: await judgeOnce(services, path) };
    }),
  );
  return found.flatMap(({ path, catalogue }) => (catalogue ? [{ path, catalogue }] : []));
}

const ranks = { accepted: 0, unknown: 1, 'not-accepted': 2 } as const;

/** The edition that is reported as taken before one of which nothing is known; of equals the newest. */
export async function findInstalled(services: Services, form: TargetForm): Promise<InstalledBlank | null> {
  const today = toFormDay(services.clock());
  const rankOf = ({ catalogue }: InstalledBlank) => ranks[getStanding(form, catalogue.edition, today).status];
  const dayOf = ({ catalogue }: InstalledBlank) => toEditionDay(catalogue.edition);
  const own = (await listInstalled(services, targetForms)).filter(({ catalogue }) => catalogue.form === form);
  const [best] = own.sort((a, b) => rankOf(a) - rankOf(b) || dayOf(b).localeCompare(dayOf(a)));
  return best ?? null;
}
