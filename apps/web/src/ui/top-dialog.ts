/** The open modal dialogs, the one on top last. What must be seen and heard above one has to stand inside it. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Returns what takes the dialog away again. */
export function addOpenDialog(dialog: HTMLElement) {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

export const getTopDialog = (): HTMLElement | null => open.at(-1) ?? null;

export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
