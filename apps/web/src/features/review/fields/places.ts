import type { Wanted } from '../model/review-state.ts';

const control = 'input:not([type=checkbox]), select';

/** Of a whole list or entry its answers may be hidden, where only those to check are shown. */
const findShown = (place: Element, selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].find((target) => target.checkVisibility());

function focusIn(place: HTMLElement, how: Wanted['how']) {
  if (how === 'keep' && place.contains(document.activeElement)) return;
  const target =
    findShown(place, control) ?? findShown(place, 'input, button') ?? findShown(place, '[tabindex]');
  if (how === 'into-sight') place.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: how !== 'focus' });
}

/** What is on the screen for each answer, entry and list, so that it can be brought into sight. */
export interface Places {
  readonly set: (path: string, place: HTMLElement | null) => void;
  readonly focus: (wanted: Wanted) => void;
}

export function createPlaces(): Places {
  const places = new Map<string, HTMLElement>();
  return {
    set: (path, place) => {
      if (place) places.set(path, place);
      else places.delete(path);
    },
    focus: ({ path, how }) => {
      const place = places.get(path);
      if (place) focusIn(place, how);
    },
  };
}
