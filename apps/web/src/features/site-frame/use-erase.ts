import { navigate } from 'raviger';
import { useRef, useState } from 'react';
import { endSignIn, getAccount } from '../../lib/account/account-store.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { callEndpoint, fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { clearBrowser, readSessionId } from '../../lib/storage.ts';
import { hasGivenEmail } from '../../lib/visitor-email.ts';

/** What was deleted, told exactly. */
export interface Erased {
  /** `elsewhere`: the server does not show it to whoever asks; `none`: none was open in this browser. */
  readonly document: 'deleted' | 'elsewhere' | 'none';
  /** How many other documents; null: they were not to be deleted. */
  readonly others: number | null;
  /** How many addresses given for tips. */
  readonly emails: number;
  /** An address was given in this browser, and the server does not know it for this browser's. */
  readonly isEmailKept: boolean;
  /** Somebody was signed in, and is no longer. */
  readonly isSignedOut: boolean;
}

async function deleteOne(sessionId: string): Promise<Erased['document']> {
  try {
    await fetchEndpoint('deleteDocument', { params: { sessionId }, retries: 0 });
    return 'deleted';
  } catch (error) {
    if (isNotFound(error)) return 'elsewhere';
    throw error;
  }
}

/**
 * Deletes the document at hand, the address given for tips, where it is wished all other documents, and what this browser
 * knows; then signs out.
 */
export function useErase() {
  const [sessionId] = useState(readSessionId);
  const [hasEmail] = useState(hasGivenEmail);
  const [withOthers, setWithOthers] = useState(false);
  // What is gone stays gone when the rest fails and is tried again.
  const done = useRef<{ document?: Erased['document']; emails: number }>({ emails: 0 });

  const eraseAll = async (): Promise<Erased> => {
    done.current.document ??= sessionId === null ? 'none' : await deleteOne(sessionId);
    done.current.emails += (await callEndpoint('forgetEmails', { retries: 0 })).deleted;
    const others = withOthers ? (await callEndpoint('deleteOwnDocuments', { retries: 0 })).deleted : null;
    const { document, emails } = done.current;
    // Last: until then it may have to be tried again.
    const isSignedOut = getAccount().kind === 'signed-in';
    if (isSignedOut) await endSignIn();
    clearBrowser();
    return { document, others, emails, isEmailKept: hasEmail && emails === 0, isSignedOut };
  };
  const { send, isBusy, error, answer } = useSend(eraseAll, {
    // The page under the dialog must not go on showing what is gone.
    onSent: () => navigate('/', { replace: true }),
  });
  return {
    hasDocument: sessionId !== null,
    withOthers,
    setWithOthers,
    isBusy,
    hasFailed: error !== null,
    /** Undefined until it is done. */
    erased: answer,
    erase: () => send(),
  };
}
