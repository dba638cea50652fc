import { useEffect, useState } from 'react';
import { request } from './request.ts';

/** What a model outside this server may be asked for: words that are hard to read, sentences that answer a question. */
interface OutsideModels {
  readonly visionModel: string | null;
  readonly legalModel: string | null;
}

/** Undefined until the server has said so. */
let known: OutsideModels | undefined;

async function ask(): Promise<OutsideModels> {
  const response = await request('GET', '/api/health', { retries: 0 });
  known = (await response.json()) as OutsideModels;
  return known;
}

/** The service that this server may ask for it; null: none, or not known yet. `isWanted`: there is something to ask it for. */
export function useOutsideModel(use: keyof OutsideModels, isWanted = true): string | null {
  const [outside, setOutside] = useState(known);
  useEffect(() => {
    // A server that cannot be asked sends nothing either; the next view asks again.
    if (isWanted && known === undefined) ask().then(setOutside, () => undefined);
  }, [isWanted]);
  return outside?.[use] ?? null;
}
