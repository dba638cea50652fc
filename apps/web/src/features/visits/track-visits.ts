import { trackVisitPath } from '@puente/contract/track-visit-path';
import { tellOrigin, wantsPrivacy } from '../../lib/tell-origin.ts';

/** The name is published. It goes with the tab. */
const key = 'visitSessionId';
const delayMs = 1000;

const toDeviceType = (width: number) => (width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop');

/** What a long word of an address names is nobody's business: the token of a link. */
const hideTokens = (path: string) => path.replace(/[^/]{20,}/g, '-');

let sessionId: string | null = null;

/** Null: the browser was told to forget since the last view, or keeps nothing. From then on this page counts nothing. */
function findSession(): string | null {
  try {
    const stored = sessionStorage.getItem(key);
    if (sessionId !== null && stored !== sessionId) return null;
    sessionId = stored ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    sessionStorage.setItem(key, sessionId);
    return sessionId;
  } catch {
    return null;
  }
}

function tell() {
  // Whoever leaves quickly sees nothing of the page any more, and leaves nothing.
  const session = document.body.hidden ? null : findSession();
  if (session === null) return stop();
  const told = { sessionId: session, page: hideTokens(location.pathname), ...tellOrigin() };
  const body = JSON.stringify({ ...told, deviceType: toDeviceType(innerWidth) });
  // Nobody waits for it, nor for what became of it.
  const headers = { 'content-type': 'application/json' };
  fetch(trackVisitPath, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let seen = location.pathname;

function look() {
  if (location.pathname === seen) return;
  seen = location.pathname;
  clearTimeout(timer);
  timer = setTimeout(tell, delayMs);
}

function stop() {
  window.removeEventListener('popstate', look);
}

/** Counts the page that is shown, and from now on each one that is moved to, a second later: never for who does not want to be followed. */
export function trackVisits() {
  if (wantsPrivacy()) return;
  window.addEventListener('popstate', look);
  tell();
}
