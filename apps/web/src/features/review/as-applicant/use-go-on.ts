import type { TargetForm } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withAccount } from '../../../lib/account/sign-in-request.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { documentKey } from '../../../lib/api/use-document.ts';
import type { ReviewSession } from '../saving/review-session.ts';
import { fetchDocument } from '../saving/save-api.ts';

const continueDelayMs = 300;

/** What keeps the person here: answers that are not saved, or another tab that has chosen the other form. */
export type Blocked =
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'other-form'; readonly chosen: TargetForm };

/**
 * Goes on once somebody is signed in and everything is saved; a failure is shown and nothing moves. After a sign-in it is
 * run again by itself.
 */
export function useGoOn(session: ReviewSession, onContinue: () => void) {
  const client = useQueryClient();
  const { sessionId, formType } = session.document;
  const [leaving, setLeaving] = useState(false);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const stay = (why: Blocked) => {
    setBlocked(why);
    setLeaving(false);
  };
  const run = async () => {
    setLeaving(true);
    setBlocked(null);
    if (!(await session.queue.flush())) return stay({ kind: 'not-saved' });
    const now = await fetchDocument(sessionId).catch(() => null);
    if (now && now.formType !== formType) return stay({ kind: 'other-form', chosen: now.formType });
    if (now) client.setQueryData(documentKey(sessionId), now);
    setTimeout(onContinue, continueDelayMs);
  };
  const chooseThisForm = async () => {
    const params = { sessionId };
    await callEndpoint('chooseFormType', { params, body: { formType }, retries: 1 }).catch(() => undefined);
    await run();
  };
  return { leaving, blocked, goOn: () => void withAccount(formType, () => void run()), chooseThisForm };
}
