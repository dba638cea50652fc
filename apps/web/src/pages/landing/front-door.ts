import { attachEmailForm } from '../../features/email-capture/attach-email-form.ts';
import { mayAskOnExit } from '../../features/email-capture/may-ask-on-exit.ts';
import { showClaims } from './show-claims.ts';

/**
 * What of the home page answers without the code that draws pages, beyond the frame's own buttons: its forms, what is
 * claimed of the site, and what is asked of somebody who is about to go. It goes on when that code takes the page over.
 */
export async function startFrontDoor(): Promise<void> {
  const { signal } = new AbortController();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-source]'))
    attachEmailForm(form, signal);
  const claims = document.querySelector<HTMLElement>('[data-claims]');
  if (claims) void showClaims(claims);
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-exit]');
  if (!popup || !mayAskOnExit()) return;
  const { attachExitPopup } = await import('../../features/email-capture/attach-exit-popup.ts');
  attachExitPopup(popup, signal);
}
