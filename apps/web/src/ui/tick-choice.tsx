import { useId } from 'react';

/** A box to tick, with one sentence on what it means. */
export function TickChoice({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="max-w-prose">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      </label>
      <p id={id} className="ps-9 text-muted [overflow-wrap:anywhere]">
        {hint}
      </p>
    </div>
  );
}
