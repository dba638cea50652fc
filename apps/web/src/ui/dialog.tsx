import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { addOpenDialog } from './top-dialog.ts';

/**
 * A modal dialog on the browser's own element: focus trap, Escape and focus return come with it, and it needs no
 * inline style sheet, which the content security policy forbids.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  wide = false,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Not a passive effect: that would close it when it is out of the page, and the focus could not go back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const removeDialog = addOpenDialog(dialog);
    return () => {
      removeDialog();
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className={`m-auto max-h-[92dvh] w-[calc(100%-1.5rem)] overflow-auto rounded-lg p-0 text-ink ${wide ? 'max-w-4xl' : 'max-w-xl'}`}
    >
      {/* A long way out stands above the title on a phone, whole, rather than squeezed beside it. */}
      <div className="sticky top-0 z-10 flex flex-wrap-reverse items-end justify-end gap-x-4 border-b border-line bg-paper p-4">
        <h2 id={titleId} className="min-w-0 grow basis-40 text-lg font-semibold">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
        >
          <X aria-hidden className="size-5 shrink-0" />
          {closeLabel}
        </button>
      </div>
      <div className="p-4">{children}</div>
    </dialog>
  );
}
