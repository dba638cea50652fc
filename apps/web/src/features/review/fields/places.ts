/** What is on the screen for each answer, entry and list, so that it can be brought into sight. */
export interface Places {
  readonly set: (path: string, place: HTMLElement | null) => void;
  /** Into the middle of the window, with the focus in it where there is something to focus. False: it is not there. */
  readonly show: (path: string) => boolean;
  /** Gives the focus back to an answer that has lost it. */
  readonly keepFocus: (path: string) => void;
}

const findControl = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('input, select, [tabindex], button');

export function createPlaces(): Places {
  const places = new Map<string, HTMLElement>();
  return {
    set: (path, place) => {
      if (place) places.set(path, place);
      else places.delete(path);
    },
    show: (path) => {
      const place = places.get(path);
      if (!place) return false;
      place.scrollIntoView({ block: 'center' });
      findControl(place)?.focus({ preventScroll: true });
      return true;
    },
    keepFocus: (path) => {
      const place = places.get(path);
      if (place && !place.contains(document.activeElement))
        findControl(place)?.focus({ preventScroll: true });
    },
  };
}
