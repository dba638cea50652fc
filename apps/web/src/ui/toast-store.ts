export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly problem?: boolean;
  readonly durationMs?: number;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the one before it goes, so that only one is seen at a time. */
export function showToast(message: ToastMessage) {
  lastId += 1;
  change({ ...message, id: lastId });
}

export function dismissToast(id: number) {
  if (current?.id === id) change(null);
}

export const getToast = () => current;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
