import type { TargetForm } from '@puente/contract';
import { findPublished } from '@puente/forms/catalogues';
import type { BlankVerdict } from '@puente/forms/matching';
import type { Services } from '../../../context.ts';
import type { Document } from '../../documents/index.ts';
import { findDecisions, toHash } from '../../editions/index.ts';
import { findStoredBlank } from './own-blanks.repo.ts';
import type { OwnBlank } from './taken-blank.ts';

/** By its content: a file that takes another one's place does not touch it. */
export const ownBlankPath = (document: Document, formType: TargetForm, hash: string) =>
  `${document.id}/blank-${formType}-${hash}.pdf`;

/** With what the operator decided of the same file, where that fits it. @throws PdfError */
export async function judgeOwn(
  services: Services,
  bytes: Uint8Array,
  options: { readonly takesOlder: boolean },
): Promise<BlankVerdict> {
  const hash = toHash(bytes);
  const published = findPublished(hash);
  if (published) return { kind: 'known', catalogue: published };
  const decisions = await findDecisions(services, hash);
  const verdict = await services.pdf.judge(bytes, { ...options, decisions });
  return verdict.kind === 'refused' && decisions.length > 0 ? services.pdf.judge(bytes, options) : verdict;
}

export const readOwnBlank = (services: Services, document: Document, { hash }: OwnBlank) =>
  services.storage.find(ownBlankPath(document, document.formType, hash), document.key);

/** Its bytes as they were added, judged as this version of the server judges them. */
async function judgeStored(services: Services, document: Document, hash: string): Promise<OwnBlank | null> {
  const path = ownBlankPath(document, document.formType, hash);
  const bytes = await services.storage.find(path, document.key);
  // What was taken once is not too old later.
  const blank = bytes && (await judgeOwn(services, bytes, { takesOlder: true }));
  if (blank && blank.kind !== 'refused') return { hash, blank };
  services.log.warn({ documentId: document.id }, 'a blank of its own can be filled no more');
  return null;
}

/** The blank that the applicant added for the form at hand; null: what is installed is filled. */
export async function findOwnBlank(services: Services, document: Document): Promise<OwnBlank | null> {
  const stored = await findStoredBlank(services, document, document.formType);
  if (!stored) return null;
  const kept = services.ownBlanks.find(document.id);
  if (kept?.hash === stored.hash) return kept;
  const judged = await judgeStored(services, document, stored.hash);
  if (judged) services.ownBlanks.keep(document.id, judged);
  return judged;
}
