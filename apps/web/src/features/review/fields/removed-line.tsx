import { useEffect, useRef } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';

/** In the place of an entry that was removed: what it was, and the way to put it back. */
export function RemovedLine({
  name,
  wantsFocus = true,
  onPutBack,
}: {
  name: string;
  wantsFocus?: boolean;
  onPutBack: () => void;
}) {
  const t = useReviewTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wantsFocus) button.current?.focus();
  }, [wantsFocus]);
  return (
    <p
      data-changed
      className="flex flex-wrap items-center gap-3 rounded-md border-s-4 border-check bg-check-soft p-3"
    >
      <span role="status">{t('list.removed', { entry: name })}</span>
      <button
        ref={button}
        type="button"
        onClick={onPutBack}
        className="min-h-9 rounded-md px-2 font-semibold text-accent underline underline-offset-4"
      >
        {t('list.undo')}
      </button>
    </p>
  );
}
