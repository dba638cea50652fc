import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isNotFound } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { clearBrowser, readSessionId } from '../../lib/storage.ts';

/**
 * asking → deleting → deleted: the server deleted the document; forgotten: there was none; elsewhere: the server does
 * not show it to whoever asks; failed: it is still there, and so is its key in this browser.
 */
export type EraseState = 'asking' | 'deleting' | 'deleted' | 'forgotten' | 'elsewhere' | 'failed';

/** Deletes the document at hand and whatever this browser knows of it. */
export const useErase = () => {
  const [sessionId] = useState(readSessionId);
  const [state, setState] = useState<EraseState>('asking');
  const navigate = useNavigate();

  const finish = (end: EraseState) => {
    clearBrowser();
    setState(end);
    // The page under the dialog must not go on showing what is gone.
    void navigate('/', { replace: true });
  };
  const erase = async () => {
    if (sessionId === null) return finish('forgotten');
    setState('deleting');
    try {
      await fetchEndpoint('deleteDocument', { params: { sessionId }, retries: 0 });
      finish('deleted');
    } catch (error) {
      if (isNotFound(error)) finish('elsewhere');
      else setState('failed');
    }
  };
  return { hasDocument: sessionId !== null, state, erase };
};
