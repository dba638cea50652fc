import { dismissExitPopup } from '../../lib/visitor-email.ts';
import { mayAskOnExit } from './may-ask-on-exit.ts';

const delayMs = 100;

const attached = new WeakSet<HTMLDialogElement>();

const isTyping = () => document.activeElement?.matches('input, textarea, select') === true;

/**
 * Opens the dialog when the pointer leaves through the top of the window, as to close the page; but not over something
 * else that is open, or while somebody types. Closed once, it stays closed for good. The browser itself keeps the focus in
 * it, gives it back, and closes it on Escape.
 */
export function attachExitPopup(dialog: HTMLDialogElement, signal: AbortSignal): void {
  if (attached.has(dialog)) return;
  attached.add(dialog);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    const isFree = dialog.isConnected && !document.querySelector('dialog[open]');
    if (isFree && mayAskOnExit() && !isTyping()) dialog.showModal();
  };
  const wait = ({ clientY }: MouseEvent) => {
    clearTimeout(timer);
    if (clientY <= 0) timer = setTimeout(open, delayMs);
  };
  const page = document.documentElement;
  page.addEventListener('mouseleave', wait, { signal });
  page.addEventListener('mouseenter', () => clearTimeout(timer), { signal });
  dialog.addEventListener('close', dismissExitPopup, { signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    attached.delete(dialog);
  });
}
