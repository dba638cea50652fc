import { useQueryClient } from '@tanstack/react-query';
import { documentKey } from '../../lib/api/use-document.ts';
import { preflightKey } from './use-preflight.ts';

/** Asks the server anew what the form at hand lacks, and what the document is now. */
export function useLookAgain(sessionId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const keys = [preflightKey(sessionId), documentKey(sessionId)];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
