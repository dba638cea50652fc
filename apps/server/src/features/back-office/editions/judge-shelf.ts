import { access, constants, readFile } from 'node:fs/promises';
import { type Edition, targetForms } from '@puente/contract';
import { findPublished } from '@puente/forms/catalogues';
import type { BlankVerdict } from '@puente/forms/matching';
import { getStanding } from '@puente/forms/standing';
import { toFormDay } from '@puente/forms/values';
import type { Services } from '../../../context.ts';
import { asPdfFault } from '../../documents/index.ts';
import { findInstalled, readDecisions } from '../../editions/index.ts';
import { listShelf, type ShelfBlank } from './shelf.ts';

/** As matching tells it, or that the decisions beside the file cannot be used. */
export type ShelfVerdict =
  | Exclude<BlankVerdict, { kind: 'refused' }>
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly match?: Extract<BlankVerdict, { kind: 'refused' }>['match'];
    };

const maxKept = 30;
/** SHA-256 of a file and what was decided of it → what it is: matching takes seconds. */
const kept = new Map<string, Promise<ShelfVerdict>>();

/** @throws AppError pdf_… */
export async function judgeBlank(services: Services, { path, hash }: ShelfBlank): Promise<ShelfVerdict> {
  const published = findPublished(hash);
  if (published) return { kind: 'known', catalogue: published };
  const read = await readDecisions(path, hash);
  if ('refused' in read) return { kind: 'refused', code: read.refused };
  const { decisions } = read;
  const key = JSON.stringify([hash, decisions]);
  const known = kept.get(key);
  if (known) return known;
  const verdict = readFile(path).then((bytes) =>
    asPdfFault(services.pdf.judge(bytes, { takesOlder: true, decisions })),
  );
  kept.set(key, verdict);
  verdict.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > maxKept) kept.delete(oldest);
  return verdict;
}

/** Somebody has to look again by then, or within so many days. */
const soonMs = 14 * 24 * 60 * 60_000;

async function findState(
  services: Services,
  blank: ShelfBlank,
  verdict: ShelfVerdict,
): Promise<Edition['state']> {
  if (!blank.isInstalled) return 'set-aside';
  if (verdict.kind === 'refused') return 'refused';
  const form = targetForms.find((each) => each === verdict.catalogue.form);
  // A paper is read by a blank only where its edition is not one that is known box by box.
  if (!form) return verdict.kind === 'matched' ? 'in-use' : 'installed';
  return (await findInstalled(services, form))?.path === blank.path ? 'in-use' : 'installed';
}

function findIdentity(verdict: ShelfVerdict): Pick<Edition, 'form' | 'edition'> {
  const named = verdict.kind === 'refused' ? verdict.match : verdict.catalogue;
  return { form: named?.form ?? null, edition: named?.edition ?? null };
}

/** How a blank stands, here and by what is reported of its edition. */
export async function toEdition(
  services: Services,
  blank: ShelfBlank,
  verdict: ShelfVerdict,
): Promise<Edition> {
  const { form, edition } = findIdentity(verdict);
  const target = targetForms.find((each) => each === form);
  const today = toFormDay(services.clock());
  const standing = target && edition ? getStanding(target, edition, today) : null;
  const checkBy = standing?.checkBy ? Date.parse(standing.checkBy) : null;
  return {
    hash: blank.hash,
    form,
    edition,
    state: await findState(services, blank, verdict),
    matchedWith: verdict.kind === 'matched' ? verdict.match.knownEdition : null,
    refusal: verdict.kind === 'refused' ? verdict.code : null,
    standing,
    isDue: checkBy !== null && checkBy - today.getTime() < soonMs,
    sizeBytes: blank.sizeBytes,
    addedAt: blank.addedAt.toISOString(),
  };
}

/** A file that can no longer be opened is refused as one that is no form. */
const judgeOrRefuse = (services: Services, blank: ShelfBlank): Promise<ShelfVerdict> =>
  judgeBlank(services, blank).catch(() => ({ kind: 'refused', code: 'not-a-form' }));

export async function listEditions(services: Services): Promise<{ items: Edition[]; writable: boolean }> {
  const items: Edition[] = [];
  for (const blank of await listShelf(services))
    items.push(await toEdition(services, blank, await judgeOrRefuse(services, blank)));
  const writable = await access(services.config.formsDir, constants.W_OK).then(
    () => true,
    // A folder that is not there yet is made.
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  return { items, writable };
}
