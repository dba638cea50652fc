import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line of a list that opens what stands behind it. */
export const Fold = ({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details open={open} className="group">
    <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
      <h3 className="min-w-0">{title}</h3>
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-accent motion-safe:transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="space-y-3 pt-1 pb-4">{children}</div>
  </details>
);
