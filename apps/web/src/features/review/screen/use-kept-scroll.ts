import { useEffect } from 'react';
import type { View } from './view.ts';

/** After the last turn of the wheel; a browser refuses to write into its history much more often. */
const pauseMs = 200;
/** How long a page may take until it is as long as it was, and how long it then has to stay so. */
const longestWaitMs = 3_000;
const calmMs = 600;
const turns = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const readState = () => window.history.state as { readonly top?: number } | null;

/** Scrolls there, and again while the page grows, until it stays or the person scrolls. Returns what ends it. */
function scrollTo(top: number, onEnd: () => void): () => void {
  const untilMs = Date.now() + longestWaitMs;
  let movedMs = Date.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of turns) window.removeEventListener(name, end);
    onEnd();
  };
  const step = () => {
    if (Math.abs(window.scrollY - top) > 1) {
      window.scrollTo(0, top);
      movedMs = Date.now();
    }
    if (Date.now() < Math.min(movedMs + calmMs, untilMs)) frame = requestAnimationFrame(step);
    else end();
  };
  for (const name of turns) window.addEventListener(name, end, { passive: true });
  frame = requestAnimationFrame(step);
  return end;
}

/**
 * A view that is loaded again, or come back to, stands where the person left it. The entry of the browser's history
 * knows the place: it goes with the tab.
 */
export function useKeptScroll(view: View) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its place
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { href } = window.location;
    const keep = () => {
      // The entry of the next view is not this one's.
      if (window.location.href === href)
        window.history.replaceState({ ...readState(), top: Math.round(window.scrollY) }, '');
    };
    const onScroll = () => {
      if (isReturning) return;
      clearTimeout(timer);
      timer = setTimeout(keep, pauseMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    const top = readState()?.top;
    let isReturning = top !== undefined;
    const stop =
      top === undefined
        ? null
        : scrollTo(top, () => {
            isReturning = false;
          });
    return () => {
      stop?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [view]);
}
