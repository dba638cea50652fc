import { useId } from 'react';

/** A labelled bar, 0 to 100. */
export function ProgressBar({ label, percent, detail }: { label: string; percent: number; detail?: string }) {
  const id = useId();
  return (
    <div>
      <div className="flex justify-between gap-4">
        <span id={id}>{label}</span>
        <span className="tabular-nums">{detail ?? `${percent}%`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-1 h-3 overflow-hidden rounded-full border border-control bg-surface"
      >
        <div
          className="h-full rounded-full bg-accent motion-safe:transition-[inline-size] motion-safe:duration-300"
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
