import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toHash } from './steps.ts';

const name = 'reviews';

/** Whether the reviews received are shown in the place of the step: `?reviews#step4`. Back and reload work. */
export function useReceivedView() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const open = useCallback(
    () => void navigate({ search: `?${name}`, hash }, { state: { moved: true } }),
    [navigate, hash],
  );
  const close = useCallback(
    () => void navigate({ search: '', hash: toHash(4) }, { state: { moved: true } }),
    [navigate],
  );
  return { isOpen: new URLSearchParams(search).has(name), open, close };
}
