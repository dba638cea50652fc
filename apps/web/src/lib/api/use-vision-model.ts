import { useEffect, useState } from 'react';
import { request } from './request.ts';

/** Undefined until the server has said so. */
let known: string | null | undefined;

async function ask(): Promise<string | null> {
  const response = await request('GET', '/api/health', { retries: 0 });
  const health = (await response.json()) as { visionModel: string | null };
  known = health.visionModel;
  return known;
}

/**
 * The service to which this server may send pictures of hard-to-read words; null: to none, or not known yet. `isWanted`: there
 * is something to ask it for.
 */
export function useVisionModel(isWanted: boolean): string | null {
  const [outside, setOutside] = useState(known ?? null);
  useEffect(() => {
    // A server that cannot be asked sends nothing either; the next view asks again.
    if (isWanted && known === undefined) ask().then(setOutside, () => undefined);
  }, [isWanted]);
  return outside;
}
