import { createListeners } from './create-listeners.ts';

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
const { tell, subscribe } = createListeners();

function change(next: ShownToast | null) {
  current = next;
  tell();
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

export const subscribeToToasts = subscribe;
