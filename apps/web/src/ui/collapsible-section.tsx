import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';

/** A section with a heading that opens and closes it; closed at first. What is in it is made when it is opened. */
export const CollapsibleSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Collapsible.Root className="card">
    <h2>
      <Collapsible.Trigger className="group flex min-h-14 w-full items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 text-start font-semibold hover:bg-accent-soft">
        {title}
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-accent motion-safe:transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
    </h2>
    <Collapsible.Content className="space-y-8 p-4 sm:p-6">{children}</Collapsible.Content>
  </Collapsible.Root>
);
