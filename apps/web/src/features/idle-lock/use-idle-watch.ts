import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { createIdleWatch, type IdleState, type IdleWatch } from './idle-watch.ts';

const lookEveryMs = 1000;
const channelName = 'puente-use';
const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;
/** A page that comes back, from the background or from the browser's memory. */
const returns = ['focus', 'pageshow'] as const;

/** What the tabs of this browser tell each other; an old browser has none, and each tab counts for itself. */
const openChannel = () => ('BroadcastChannel' in window ? new BroadcastChannel(channelName) : null);

/** Calls the watch at whatever may be use, and every second. Returns what ends that. */
function listen(watch: IdleWatch): () => void {
  const timer = setInterval(watch.look, lookEveryMs);
  const options = { capture: true, passive: true };
  for (const name of uses) window.addEventListener(name, watch.use, options);
  for (const name of returns) window.addEventListener(name, watch.look);
  document.addEventListener('visibilitychange', watch.look);
  return () => {
    clearInterval(timer);
    for (const name of uses) window.removeEventListener(name, watch.use, options);
    for (const name of returns) window.removeEventListener(name, watch.look);
    document.removeEventListener('visibilitychange', watch.look);
  };
}

/** How long the page of a document has gone unused. */
export function useIdleWatch(sessionId: string) {
  const [state, setState] = useState<IdleState>({ kind: 'used' });
  const held = useRef<IdleWatch>(undefined);
  useEffect(() => {
    const channel = openChannel();
    const watch = createIdleWatch({
      now: Date.now,
      onChange: setState,
      // Where it fails the next request says why.
      tellServer: () =>
        void fetchEndpoint('stayOpen', { params: { sessionId }, retries: 1 }).catch(() => undefined),
      tellTabs: (usedAt) => channel?.postMessage(usedAt),
    });
    if (channel) channel.onmessage = ({ data }: MessageEvent<number>) => watch.hear(data);
    held.current = watch;
    const stop = listen(watch);
    return () => {
      stop();
      channel?.close();
    };
  }, [sessionId]);
  return {
    state,
    use: useCallback(() => held.current?.use(), []),
    stay: useCallback(() => held.current?.stay(), []),
  };
}
