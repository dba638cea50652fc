import { type ReactNode, useId } from 'react';

/** A part of a tab, with what its numbers count. */
export function Part({ title, what, children }: { title: string; what?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="max-w-prose">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {what ? <p className="text-sm text-muted">{what}</p> : null}
      </div>
      {children}
    </section>
  );
}
