import type { SectionSpec } from '@puente/forms/answers';
import { useCallback, useMemo } from 'react';
import { moved, navigateHere, useHash, useQuery } from '../../../lib/address.ts';
import { parseView, toSearch, type View } from './view.ts';

interface ShowOptions {
  readonly replace?: boolean;
  /** The person stays where they are: the page does not begin anew. */
  readonly stay?: boolean;
}

export type ShowView = (view: View, options?: ShowOptions) => void;

/** The view the address names, and the way to another: reload, back and forward lead to the same place. */
export function useView(sections: readonly SectionSpec[]): { view: View; show: ShowView } {
  const query = useQuery();
  const hash = useHash();
  const view = useMemo(() => parseView(new URLSearchParams(query), sections), [query, sections]);
  const show = useCallback<ShowView>(
    (next, { replace = false, stay = false } = {}) => {
      const to = { query: toSearch(next), hash };
      navigateHere(to, { replace: replace || stay, ...(stay ? {} : { state: moved }) });
    },
    [hash],
  );
  return { view, show };
}
