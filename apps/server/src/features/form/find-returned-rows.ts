import { isDeepStrictEqual } from 'node:util';
import type { EvidenceMap, TargetForm } from '@puente/contract';
import { getAt } from '@puente/forms/changes';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { type FormVersion, listRecentForms } from './form-versions.repo.ts';

/** How far back a row that was removed and put back is looked for. */
const versionsSearched = 40;

function findRowEvidence(version: FormVersion, path: string, row: unknown): EvidenceMap | null {
  const list = path.slice(0, path.lastIndexOf('.'));
  const rows = getAt(version.data, list);
  const at = Array.isArray(rows) ? rows.findIndex((old) => isDeepStrictEqual(old, row)) : -1;
  if (at < 0) return null;
  const prefix = `${list}.${at}`;
  return Object.fromEntries(
    Object.entries(version.evidence)
      .filter(([old]) => old === prefix || old.startsWith(`${prefix}.`))
      .map(([old, seen]) => [path + old.slice(prefix.length), seen]),
  );
}

/**
 * The evidence of rows that come back exactly as an earlier version had them: a person removed them, saw it saved, and
 * changed their mind. A row that differs in any value is a new one and gets none.
 */
export async function findReturnedRows(
  context: Context,
  document: Authorized<Document, 'owner'>,
  formType: TargetForm,
  data: unknown,
  added: readonly string[],
): Promise<EvidenceMap> {
  if (added.length === 0) return {};
  const versions = await listRecentForms(context, document, formType, versionsSearched);
  const found = added.map((path) => {
    for (const version of versions) {
      const evidence = findRowEvidence(version, path, getAt(data, path));
      if (evidence) return evidence;
    }
    return {};
  });
  return Object.assign({}, ...found);
}
