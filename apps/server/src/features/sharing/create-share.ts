import { randomUUID } from 'node:crypto';
import { type CreatedShare, defaultShareHours } from '@puente/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { getCurrentForm } from '../form/index.ts';
import { noteStep } from '../usage/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { insertLink } from './links.repo.ts';
import { type Origin, toReviewUrl } from './to-review-url.ts';

const maxLinks = 50;
const hourMs = 60 * 60_000;

export const toEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs);

interface Chosen {
  readonly expiresInHours?: number | undefined;
  readonly label?: string | undefined;
  readonly withoutStory?: boolean | undefined;
  readonly oneBrowser?: boolean | undefined;
  readonly origin: Origin;
}

/** Makes a link to the form at hand; its token is told here and cannot be found out later. @throws AppError no_form_data, too_many_links, sample_not_shared */
export async function createShare(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  chosen: Chosen,
): Promise<CreatedShare> {
  const { formType, isSample } = document;
  if (isSample) throw new AppError('sample_not_shared');
  await getCurrentForm(context, document);
  const id = randomUUID();
  const token = createToken();
  const expiresAt = toEnd(context.clock(), chosen.expiresInHours ?? defaultShareHours);
  const { label = '', withoutStory = true, oneBrowser = false } = chosen;
  const created = { id, label, formType, withoutStory, oneBrowser, expiresAt, tokenHash: hashToken(token) };
  if (!(await insertLink(context, document, created, maxLinks))) throw new AppError('too_many_links');
  await addAuditEntry(context, document, { actor: 'applicant', linkId: id, action: 'link-created' });
  await noteStep(context, document, 'shared');
  context.log.info({ documentId: document.id, linkId: id }, 'review link made');
  const reviewUrl = toReviewUrl(context.config, chosen.origin, token);
  return { id, token, reviewUrl, expiresAt: expiresAt.toISOString() };
}
