import type { ReactNode } from 'react';

/** A part of a tab, with what its numbers count. */
export const Part = ({ title, what, children }: { title: string; what?: string; children: ReactNode }) => (
  <div className="min-w-0 space-y-3">
    <div className="max-w-prose">
      <h2 className="text-lg font-semibold">{title}</h2>
      {what ? <p className="text-sm text-muted">{what}</p> : null}
    </div>
    {children}
  </div>
);
