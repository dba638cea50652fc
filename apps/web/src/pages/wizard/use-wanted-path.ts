import { useEffect, useState } from 'react';
import { navigateHere, useHash, useQuery } from '../../lib/address.ts';
import { toHash } from './steps.ts';

/** The answer named in the address, once: `?field=address_history_5_years.0.city#step4`. The address is cleaned of it. */
export function useWantedPath(): string | null {
  const query = useQuery();
  const hash = useHash();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (hash !== toHash(4)) return setWanted(null);
    const field = new URLSearchParams(query).get('field');
    if (field === null) return;
    setWanted(field);
    navigateHere({ hash }, { replace: true });
  }, [query, hash]);
  return wanted;
}
