import { createListeners } from './create-listeners.ts';

/** The open modal dialogs, the one on top last. What must be seen and heard above one has to stand inside it. */
const open: HTMLElement[] = [];
const { tell, subscribe } = createListeners();

/** Returns what takes the dialog away again. */
export function addOpenDialog(dialog: HTMLElement) {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

export const getTopDialog = (): HTMLElement | null => open.at(-1) ?? null;

export const subscribeToDialogs = subscribe;
