import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads to the answer in the review; a path holds no answer, so it may stand in an address. */
export const AnswerLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link
    to={{ pathname: '/app', search: `?field=${encodeURIComponent(path)}`, hash: '#step4' }}
    state={{ moved: true }}
    className="inline-block min-h-6 font-semibold text-accent underline hover:text-accent-strong"
  >
    {children}
  </Link>
);
