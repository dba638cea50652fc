import { useEffect, useRef } from 'react';

/**
 * A button that was pressed is gone once its work is done. The keyboard then goes on at the first button that stands in
 * its place, or at the place itself.
 */
export function useFocusAfter<E extends HTMLElement>(busy: boolean) {
  const place = useRef<E>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    (place.current?.querySelector('button') ?? place.current)?.focus();
  }, [busy]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  return { place, press };
}
