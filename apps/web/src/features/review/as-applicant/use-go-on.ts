import type { TargetForm } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { withAccount } from '../../../lib/account/sign-in-request.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { documentKey } from '../../../lib/api/use-document.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { fetchDocument } from '../saving/save-api.ts';
import type { WorkingCopy } from '../saving/working-copy.ts';

const continueDelayMs = 300;

/** What keeps the person here: answers that are not saved, or another tab that has chosen the other form. */
export type Blocked =
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'other-form'; readonly chosen: TargetForm };

/**
 * Goes on once somebody is signed in and everything is saved; a failure is shown and nothing moves. After a sign-in it is
 * run again by itself. A sample is looked at to its end by anybody.
 */
export function useGoOn(copy: WorkingCopy, onContinue: () => void) {
  const client = useQueryClient();
  const { sessionId, formType, isSample } = copy.document;
  const { send, isBusy, isSent, answer } = useSend(async (isChosenHere: boolean): Promise<Blocked | null> => {
    const params = { sessionId };
    if (isChosenHere)
      await callEndpoint('chooseFormType', { params, body: { formType }, retries: 1 }).catch(() => undefined);
    if (!(await copy.queue.flush())) return { kind: 'not-saved' };
    const now = await fetchDocument(sessionId).catch(() => null);
    if (now && now.formType !== formType) return { kind: 'other-form', chosen: now.formType };
    if (now) client.setQueryData(documentKey(sessionId), now);
    setTimeout(onContinue, continueDelayMs);
    return null;
  });
  const blocked = answer ?? null;
  return {
    /** Until the page has gone. */
    leaving: isBusy || (isSent && blocked === null),
    blocked,
    goOn: () => (isSample ? send(false) : void withAccount(formType, () => send(false))),
    chooseThisForm: () => send(true),
  };
}
