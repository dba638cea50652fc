import { endVisit } from '../../lib/account/end-visit.ts';
import { clearBrowser } from '../../lib/storage.ts';

/** A page anybody could be looking at. */
const neutralPage = 'https://www.weather.gov/';

let isLeaving = false;
// Here, as the site starts, and not on leaving: listeners are heard in the order they came, and one that came before
// could still ask 'Leave this site?'. Where the page is drawn ahead of time there is no window.
globalThis.window?.addEventListener('beforeunload', (event) => {
  if (isLeaving) event.stopImmediatePropagation();
});

/**
 * Takes the page away at once, with or without a network, and leaves nothing of it in this browser's stores or in the
 * entry of its history. The server ends the session and deletes what is in no account; in an account a review saves what
 * was typed last as the page goes.
 */
export function leaveQuickly() {
  isLeaving = true;
  // The next page may take its time to come.
  document.body.hidden = true;
  document.title = 'weather.gov';
  // A browser may keep the page to show it again on 'back'.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
  endVisit();
  clearBrowser();
  window.location.replace(neutralPage);
}
