import type { ReactNode } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { moved } from '../address.ts';

/** Leads to the answer in the review; a path holds no answer, so it may stand in an address. */
export const AnswerLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <PageLink
    to={`/app?field=${encodeURIComponent(path)}#step4`}
    state={moved}
    className="inline-block min-h-6 font-semibold text-accent underline hover:text-accent-strong"
  >
    {children}
  </PageLink>
);
