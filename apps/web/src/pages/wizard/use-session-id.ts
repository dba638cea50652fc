import { useCallback, useState } from 'react';
import { clearSessionId, readSessionId, writeSessionId } from '../../lib/storage.ts';

/** The id of the document at hand, kept in the browser so that the tab may be closed. */
export function useSessionId() {
  const [sessionId, setSessionId] = useState(readSessionId);
  const open = useCallback((id: string) => {
    writeSessionId(id);
    setSessionId(id);
  }, []);
  const close = useCallback(() => {
    clearSessionId();
    setSessionId(null);
  }, []);
  return { sessionId, open, close };
}
