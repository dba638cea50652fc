import { useCallback } from 'react';
import { moved, navigateHere, useHash, useQuery } from '../../lib/address.ts';
import { toHash } from './steps.ts';

const name = 'reviews';

/** Whether the reviews received are shown in the place of the step: `?reviews#step4`. Back and reload work. */
export function useReceivedView() {
  const query = useQuery();
  const hash = useHash();
  const open = useCallback(() => navigateHere({ query: `?${name}`, hash }, { state: moved }), [hash]);
  const close = useCallback(() => navigateHere({ hash: toHash(4) }, { state: moved }), []);
  return { isOpen: new URLSearchParams(query).has(name), open, close };
}
