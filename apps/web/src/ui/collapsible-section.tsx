import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * A section with a heading that opens and closes it; open at first. Closed, its inputs stay and keep what they hold. A
 * `late` one is closed at first, and what is in it is made when it is opened. With `open`, whoever uses it says whether
 * it is.
 */
export const CollapsibleSection = ({
  title,
  badge,
  late = false,
  open,
  onOpen,
  children,
}: {
  title: string;
  badge?: string;
  late?: boolean;
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}) => (
  <Collapsible.Root
    defaultOpen={!late}
    {...(open === undefined ? {} : { open })}
    {...(onOpen ? { onOpenChange: onOpen } : {})}
    className="card"
    data-section
  >
    <h2>
      <Collapsible.Trigger className="group flex min-h-14 w-full items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 text-start text-lg font-semibold hover:bg-accent-soft">
        <span>
          {title}
          {badge ? (
            <span className="ms-3 inline-block rounded border border-accent bg-paper px-2 text-sm font-semibold text-accent">
              {badge}
            </span>
          ) : null}
        </span>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-accent motion-safe:transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
    </h2>
    <Collapsible.Content
      {...(late ? {} : { forceMount: true })}
      className="space-y-8 p-4 data-[state=closed]:hidden sm:p-6"
    >
      {children}
    </Collapsible.Content>
  </Collapsible.Root>
);
