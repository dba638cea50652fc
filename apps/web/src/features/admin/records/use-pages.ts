import { useState } from 'react';

/** Goes through a list page by page: the places where pages began, the last one being shown. */
export function usePages() {
  const [places, setPlaces] = useState<readonly string[]>([]);
  return {
    after: places.at(-1),
    /** Of the page that is shown, from 1. */
    page: places.length + 1,
    toNext: (next: string) => setPlaces([...places, next]),
    toPrevious: () => setPlaces(places.slice(0, -1)),
    toFirst: () => setPlaces([]),
  };
}
export type Pages = ReturnType<typeof usePages>;
