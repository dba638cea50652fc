import { useCallback, useSyncExternalStore } from 'react';

/**
 * As `useSyncExternalStore`, for what stands away from the input: it is drawn once the letter just typed is on the
 * screen, and does not keep it waiting.
 */
export function useAfterPaint<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const subscribeLate = useCallback(
    (listener: () => void) => {
      let isDue = false;
      const look = () => {
        isDue = false;
        listener();
      };
      return subscribe(() => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => setTimeout(look));
      });
    },
    [subscribe],
  );
  return useSyncExternalStore(subscribeLate, getSnapshot, getSnapshot);
}
