import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type ShownToast } from './toast-store.ts';
import { getTopDialog, subscribeToDialogs } from './top-dialog.ts';

const defaultDurationMs = 3000;

interface Props {
  readonly toast: ShownToast | null;
  readonly closeLabel: string;
  readonly regionLabel: string;
}

/** All that is outside an open modal dialog is behind it and cannot be reached; so messages go inside. */
export function ToastList(props: Props) {
  const dialog = useSyncExternalStore(subscribeToDialogs, getTopDialog);
  const region = <ToastRegion {...props} />;
  return dialog ? createPortal(region, dialog) : region;
}

const ToastRegion = ({ toast, closeLabel, regionLabel }: Props) => (
  <Toast.Provider duration={defaultDurationMs} swipeDirection="right" swipeThreshold={50} label={regionLabel}>
    {toast ? (
      <Toast.Root
        key={toast.id}
        duration={toast.durationMs ?? defaultDurationMs}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
        className={`flex items-start gap-3 rounded-md border-s-4 bg-paper p-4 shadow-lg ring-1 ring-line data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] ${toast.problem ? 'border-bad' : 'border-good'}`}
      >
        {toast.problem ? (
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
        ) : (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        )}
        <div className="min-w-0 grow">
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
        </div>
        <Toast.Close
          aria-label={closeLabel}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-md hover:bg-surface"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
    ) : null}
    <Toast.Viewport
      hotkey={['F8']}
      className="fixed end-0 bottom-0 z-50 m-0 w-full max-w-md list-none p-4 outline-none"
    />
  </Toast.Provider>
);
