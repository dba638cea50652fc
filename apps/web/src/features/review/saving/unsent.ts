import type { DocumentView } from '@puente/contract';
import { listUnsent, removeUnsent } from '../../../lib/unsent-store.ts';
import { mergeBodies } from '../model/merge-bodies.ts';
import type { SaveBody } from './save-api.ts';
import { canSeal, openJson, sealJson } from './seal-unsent.ts';

/** The answers of a page that could not save them, with all that is needed to save them later. */
export interface Unsent {
  /** The version on the server that they were made from. */
  readonly version: number;
  /** What that version holds. */
  readonly base: SaveBody;
  readonly mine: SaveBody;
  /** Sent, but nobody told the page whether they arrived. */
  readonly sent: readonly SaveBody[];
}

/** Unsent answers as a new page takes them up, with the places in the browser's store that they came from. */
export interface FoundUnsent extends Unsent {
  readonly takenFrom: readonly { readonly key: string; readonly sealed: string }[];
}

type Of = Pick<DocumentView, 'sessionId' | 'formType' | 'unsentKey'>;

const toPurpose = ({ sessionId, formType }: Of) => `unsent:${sessionId}:${formType}`;

export const sealUnsent = (of: Of, unsent: Unsent) => sealJson(of.unsentKey, unsent, toPurpose(of));

export const hasUnsent = (of: Of) => canSeal() && listUnsent(of).length > 0;

/**
 * Puts two pages' answers together. Null where both have changed the same answer: then the second waits until the first
 * is saved, and the person is asked.
 */
function join(one: FoundUnsent, two: FoundUnsent): FoundUnsent | null {
  if (one.version !== two.version) return null;
  const merged = mergeBodies(one.base, two.mine, one.mine, () => 'mine');
  if (merged.conflicts.length > 0) return null;
  const { formData, checkedPaths } = merged;
  return {
    ...one,
    mine: { formType: one.mine.formType, formData, checkedPaths },
    sent: [...one.sent, ...two.sent],
    takenFrom: [...one.takenFrom, ...two.takenFrom],
  };
}

/** What pages that were closed could not send of this review. What does not open is let go: nothing ever opens it. */
export async function findUnsent(of: Of): Promise<FoundUnsent | null> {
  const found: FoundUnsent[] = [];
  for (const place of listUnsent(of)) {
    const unsent = await openJson<Unsent>(of.unsentKey, place.sealed, toPurpose(of));
    if (unsent) found.push({ ...unsent, takenFrom: [place] });
    else removeUnsent(place.key, place.sealed);
  }
  const [first, ...others] = found.sort((one, two) => one.version - two.version);
  return first ? others.reduce((all, one) => join(all, one) ?? all, first) : null;
}
