import { useEffect, useState } from 'react';
import { request } from './request.ts';

let known: boolean | null = null;

const ask = async (): Promise<boolean> => {
  const response = await request('GET', '/api/health', { retries: 0 });
  const health = (await response.json()) as { outsideReader: boolean };
  known = health.outsideReader;
  return known;
};

/** Whether this server sends pictures of hard-to-read boxes to a service outside. False until the server has said so. */
export const useOutsideReader = (): boolean => {
  const [outside, setOutside] = useState(known ?? false);
  useEffect(() => {
    // A server that cannot be asked sends nothing either; the next view asks again.
    if (known === null) ask().then(setOutside, () => undefined);
  }, []);
  return outside;
};
