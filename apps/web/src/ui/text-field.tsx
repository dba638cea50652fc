import type { InputHTMLAttributes } from 'react';
import { useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Beside the label, less loud: whether it must be filled in. */
  readonly note?: string;
  readonly hint?: string;
  /** What is wrong with it, in words. */
  readonly problem?: string | null;
}

/** A labelled input with a hint and, when something is wrong, what to change. */
export function TextField({
  label,
  note,
  hint,
  problem,
  id: ownId,
  'aria-describedby': describedBy,
  ...input
}: Props) {
  const newId = useId();
  const id = ownId ?? newId;
  const described = [describedBy, hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {note ? <span className="font-normal text-muted"> {note}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        dir="auto"
        spellCheck={false}
        autoCapitalize="none"
        className="control mt-1"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="mt-1 font-semibold text-bad">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
