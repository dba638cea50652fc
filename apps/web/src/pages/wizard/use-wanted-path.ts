import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toHash } from './steps.ts';

/** The answer named in the address, once: `?field=address_history_5_years.0.city#step4`. The address is cleaned of it. */
export function useWantedPath(): string | null {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (hash !== toHash(4)) return setWanted(null);
    const field = new URLSearchParams(search).get('field');
    if (field === null) return;
    setWanted(field);
    void navigate({ search: '', hash }, { replace: true });
  }, [search, hash, navigate]);
  return wanted;
}
