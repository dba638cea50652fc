import { useEffect, useRef } from 'react';

/** As the server ends a session that is not used; the page's own asking would keep it open for ever. */
const idleMs = 30 * 60_000;
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once nobody has touched the page for half an hour. */
export function useIdleEnd(onIdle: () => void): void {
  const latest = useRef(onIdle);
  latest.current = onIdle;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), idleMs);
    };
    restart();
    for (const sign of signs) addEventListener(sign, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, restart);
    };
  }, []);
}
