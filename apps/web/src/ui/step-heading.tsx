import { type ReactNode, useEffect, useRef } from 'react';
import { useMoved } from '../lib/address.ts';

/** The one h1 of a view; `small` where what stands under it is what matters. After a move inside the app it takes the focus, so that a screen reader starts there. */
export function StepHeading({ small = false, children }: { small?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const moved = useMoved();
  useEffect(() => {
    if (!moved) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <h1 ref={ref} tabIndex={-1} className={small ? 'font-semibold' : 'text-xl font-semibold'}>
      {children}
    </h1>
  );
}
