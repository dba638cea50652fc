import type { Remark } from '@puente/forms/checks';

/** What is said of the form, by the answer, entry or list it is said of. */
export type Remarks = ReadonlyMap<string, readonly Remark[]>;

const none: readonly Remark[] = [];

/** These say what will happen to the answer in the PDF, not that something looks wrong. */
const noteCodes: ReadonlySet<Remark['code']> = new Set([
  'box-changes-text',
  'box-too-short',
  'box-lacks-characters',
  'no-answer',
  'more-than-boxes',
  'not-on-i94',
]);
export const isFault = ({ code, severity }: Remark) => severity !== 'note' && !noteCodes.has(code);

const toKey = ({ code, params }: Remark) => JSON.stringify([code, params]);

const isSame = (one: readonly Remark[], two: readonly Remark[]) =>
  one.length === two.length && one.every((remark, at) => toKey(remark) === toKey(two[at] ?? remark));

export const remarksAt = (remarks: Remarks, path: string): readonly Remark[] => remarks.get(path) ?? none;

/** Answers, entries and lists of which something looks wrong. */
export const listFaults = (remarks: Remarks): readonly string[] =>
  [...remarks].flatMap(([path, found]) => (found.some(isFault) ? [path] : []));

/**
 * What is to be said once `found` was found; all that did not change stays the same object. `typing`: the path being typed
 * into. A half-typed answer gets no new remark; one it has may go.
 */
export function followRemarks(shown: Remarks, found: readonly Remark[], typing: string | null): Remarks {
  const now = new Map<string, Remark[]>();
  for (const remark of found) now.set(remark.path, [...(now.get(remark.path) ?? []), remark]);
  let changed = false;
  const next = new Map<string, readonly Remark[]>();
  for (const path of new Set([...shown.keys(), ...now.keys()])) {
    const before = remarksAt(shown, path);
    const codes = new Set(before.map(({ code }) => code));
    const wanted = (now.get(path) ?? none).filter(({ code }) => path !== typing || codes.has(code));
    const kept = isSame(before, wanted) ? before : wanted;
    if (kept !== before) changed = true;
    if (kept.length > 0) next.set(path, kept);
  }
  return changed ? next : shown;
}
