import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { LoadGuard } from './load-guard.tsx';
import { dismissToast, getToast, type ShownToast, subscribeToToasts } from './toast-store.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

interface Labels {
  readonly closeLabel: string;
  readonly regionLabel: string;
}

/** The place where toasts appear. Its code is loaded with the first message; when it does not come, they stand plain. */
export function Toaster(labels: Labels) {
  const toast = useSyncExternalStore(subscribeToToasts, getToast, getToast);
  const wasNeeded = useRef(false);
  if (toast) wasNeeded.current = true;
  if (!wasNeeded.current) return null;
  return (
    <LoadGuard fallback={toast ? <PlainToast key={toast.id} toast={toast} {...labels} /> : null}>
      <Suspense fallback={null}>
        <ToastList toast={toast} {...labels} />
      </Suspense>
    </LoadGuard>
  );
}

const defaultDurationMs = 3000;

function PlainToast({ toast, closeLabel, regionLabel }: Labels & { toast: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs ?? defaultDurationMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <section
      aria-label={regionLabel}
      className="fixed end-4 bottom-4 z-50 flex max-w-md gap-3 rounded-md border-s-4 border-accent bg-paper p-4 shadow-lg ring-1 ring-line"
    >
      <div role="alert" className="min-w-0">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p>{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-md hover:bg-surface"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}
