import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { getToast, subscribeToToasts } from './toast-store.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

/** The place where toasts appear. Its code is loaded with the first message. */
export const Toaster = (labels: { closeLabel: string; regionLabel: string }) => {
  const toast = useSyncExternalStore(subscribeToToasts, getToast);
  const wasNeeded = useRef(false);
  if (toast) wasNeeded.current = true;
  if (!wasNeeded.current) return null;
  return (
    <Suspense fallback={null}>
      <ToastList toast={toast} {...labels} />
    </Suspense>
  );
};
