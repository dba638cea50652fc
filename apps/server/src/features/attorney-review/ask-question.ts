import type { ReviewMessage } from '@puente/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { countAttempts } from '../attempts/index.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { findCurrentForm } from '../form/index.ts';
import { type Admission, addAuditEntry } from '../sharing/index.ts';
import { insertMessage, listMessages } from './messages.repo.ts';
import { assertPath } from './to-base-path.ts';

const maxAnHour = 100;
const hourMs = 60 * 60_000;

/** A reviewer asks the applicant about an answer, or about the form. @throws AppError invalid_input, too_many_requests */
export async function askQuestion(
  context: Context,
  { document, link }: Admission,
  { path, text }: { path: string; text: string },
): Promise<ReviewMessage> {
  const form = await findCurrentForm(context, document, document.formType);
  assertPath(path, form?.data ?? {}, 'path');
  const limit = { of: `questions ${link.id}`, max: maxAnHour, windowMs: hourMs };
  await countAttempts(context, [limit], 'too_many_requests');
  const linkId = link.id;
  const question = { linkId, path, text, kind: 'question', author: 'reviewer' } as const;
  const stored = await insertMessage(context, document, question);
  await addAuditEntry(context, document, { actor: 'reviewer', linkId, action: 'question-asked' });
  return stored;
}

/** The applicant answers where a reviewer has written. @throws AppError not_found where none has */
export async function answerQuestion(
  context: Context,
  document: Authorized<Document, 'owner'>,
  { linkId, path, text }: { linkId: string; path: string; text: string },
): Promise<ReviewMessage> {
  const thread = await listMessages(context, document, linkId);
  if (!thread.some((one) => one.path === path && one.author === 'reviewer')) throw new AppError('not_found');
  const answer = { linkId, path, text, kind: 'answer', author: 'applicant' } as const;
  const stored = await insertMessage(context, document, answer);
  await addAuditEntry(context, document, { actor: 'applicant', linkId, action: 'question-answered' });
  return stored;
}
