import { FilePen } from 'lucide-react';
import { useCountsText } from './use-counts-text.ts';
import { useCounts } from './use-work.ts';

/** What the review holds so far. */
export function ProgressLine() {
  const say = useCountsText();
  return (
    <p role="status" data-counts className="flex items-center gap-2 font-semibold">
      <FilePen aria-hidden className="size-5 shrink-0 text-accent" />
      {say(useCounts())}
    </p>
  );
}
