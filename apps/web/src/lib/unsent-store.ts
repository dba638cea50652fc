import { unsentPrefix as prefix } from './clear-unsent.ts';

/*
 * Sealed answers that did not reach the server yet, in the browser's local store. This file knows neither what is in them
 * nor the key: whoever holds the store alone has the number of a document, which opens nothing.
 */

/** How long they are kept: as long as a document without an account lives; in an account longer. */
export const unsentDays = { anonymous: 1, inAccount: 30 } as const;
const dayMs = 24 * 60 * 60_000;

/** Which review of which document the answers belong to. */
export interface UnsentOf {
  readonly sessionId: string;
  readonly formType: string;
  /** It can be opened again after a new sign-in; without an account nobody can once the server says that it is gone. */
  readonly inAccount: boolean;
}

interface Entry {
  readonly inAccount: boolean;
  readonly untilMs: number;
  readonly sealed: string;
}

const toPrefix = ({ sessionId, formType }: Pick<UnsentOf, 'sessionId' | 'formType'>) =>
  `${prefix}${sessionId}:${formType}:`;

/** A place of its own for each page: two that are open at once do not overwrite each other's. */
export const createUnsentKey = (of: UnsentOf) => `${toPrefix(of)}${crypto.randomUUID()}`;

function parseEntry(text: string | null): Entry | null {
  try {
    const { inAccount, untilMs, sealed } = JSON.parse(text ?? '') as Partial<Entry>;
    if (typeof inAccount !== 'boolean' || typeof untilMs !== 'number' || typeof sealed !== 'string')
      return null;
    return { inAccount, untilMs, sealed };
  } catch {
    return null;
  }
}

/** All there are whose key begins so; none in a browser that refuses storage. */
function listEntries(start: string) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => ({ key, entry: parseEntry(localStorage.getItem(key)) }));
  } catch {
    return [];
  }
}

/** The sealed answers of one review. */
export const listUnsent = (of: Pick<UnsentOf, 'sessionId' | 'formType'>) =>
  listEntries(toPrefix(of)).flatMap(({ key, entry }) => (entry ? [{ key, sealed: entry.sealed }] : []));

/** Keeps sealed answers for their days. */
export function writeUnsent(key: string, sealed: string, inAccount: boolean) {
  const untilMs = Date.now() + (inAccount ? unsentDays.inAccount : unsentDays.anonymous) * dayMs;
  try {
    localStorage.setItem(key, JSON.stringify({ inAccount, untilMs, sealed } satisfies Entry));
  } catch {
    // No room, or storage is refused: the page has them, and asks before it is closed.
  }
}

/** Lets go of sealed answers, where they are still the ones that are meant. */
export function removeUnsent(key: string, sealed?: string) {
  try {
    if (sealed === undefined || parseEntry(localStorage.getItem(key))?.sealed === sealed)
      localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Lets go of all sealed answers of one document. */
export function dropUnsent(sessionId: string) {
  for (const { key } of listEntries(`${prefix}${sessionId}:`)) removeUnsent(key);
}

/** Lets go of what nobody can open any more: kept for too long, or of a document that the server says is gone. */
export function sweepUnsent(goneSessionId: string | null) {
  for (const { key, entry } of listEntries(prefix)) {
    const isGone = goneSessionId !== null && key.startsWith(`${prefix}${goneSessionId}:`);
    if (!entry || entry.untilMs <= Date.now() || (isGone && !entry.inAccount)) removeUnsent(key);
  }
}
