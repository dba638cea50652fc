import { Undo2 } from 'lucide-react';

/** Takes one answer back to what it was; `label` names the answer for who does not see it beside the button. */
export const TakeBackButton = ({
  label,
  text,
  onClick,
}: {
  label: string;
  text: string;
  onClick: () => void;
}) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={label}
    className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 text-sm font-semibold text-accent underline underline-offset-4 hover:bg-accent-soft"
  >
    <Undo2 aria-hidden className="size-4" />
    {text}
  </button>
);
