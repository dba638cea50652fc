import { type ReactNode, useEffect, useRef } from 'react';
import { useMoved } from '../../../lib/address.ts';

/**
 * The heading of one view of the review. After a move inside it the page begins there, for eyes and for a screen reader.
 * Each view has one of its own: it is to be keyed where one view follows another of its kind.
 */
export function ViewHeading({ place, children }: { place?: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isMoved = useMoved();
  useEffect(() => {
    if (!isMoved) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [isMoved]);
  return (
    <div>
      {place ? <p className="text-sm text-muted">{place}</p> : null}
      <h2 ref={ref} tabIndex={-1} className="text-lg font-semibold">
        {children}
      </h2>
    </div>
  );
}
