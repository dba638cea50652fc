import type { ArrowUp } from 'lucide-react';

/** A button that shows a picture alone; its name is for a screen reader and for who rests on it. */
export const IconButton = ({
  icon: Icon,
  label,
  disabled = false,
  onClick,
}: {
  icon: typeof ArrowUp;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    className="inline-flex size-11 items-center justify-center rounded-md border border-accent text-accent hover:bg-accent-soft disabled:border-line disabled:text-muted"
  >
    <Icon aria-hidden className="size-5" />
  </button>
);
