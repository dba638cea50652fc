import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../lib/account/account-store.ts';
import { closeSignIn, requestSignIn } from '../../lib/account/sign-in-request.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { documentKey, useDocument } from '../../lib/api/use-document.ts';
import { IdleWarning } from './idle-warning.tsx';
import { useIdleWatch } from './use-idle-watch.ts';

/** Closes a document in no account when nobody uses its page for 30 minutes, and asks after 25 whether somebody is there. */
export function IdleLock({
  document: { sessionId, status },
  onClosed,
}: {
  document: DocumentView;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const isSignedIn = useAccount().kind === 'signed-in';
  const { state, use, stay } = useIdleWatch(sessionId);
  const { dataUpdatedAt } = useDocument(sessionId);

  // Who waits for the reading need not touch anything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts
  useEffect(() => {
    if (status === 'processing') use();
  }, [status, dataUpdatedAt, use]);

  const { kind } = state;
  useEffect(() => {
    // It may have gone into the account meanwhile, and stays open then.
    if (isSignedIn && kind !== 'closed') void client.invalidateQueries({ queryKey: documentKey(sessionId) });
  }, [client, sessionId, isSignedIn, kind]);
  useEffect(() => {
    if (kind !== 'closed') return;
    // Where it does not get through, the server closes it by its own clock.
    fetchEndpoint('closeDocument', { params: { sessionId }, retries: 2 }).catch(() => undefined);
    closeSignIn();
    onClosed();
  }, [kind, sessionId, onClosed]);

  if (state.kind !== 'closing') return null;
  return (
    <IdleWarning
      minutes={state.minutes}
      onStay={stay}
      onSignIn={
        isSignedIn
          ? null
          : () => {
              stay();
              requestSignIn();
            }
      }
    />
  );
}
