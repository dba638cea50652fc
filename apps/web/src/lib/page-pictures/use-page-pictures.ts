import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPagePictures, type PagePictures, type PageUrl, type Picture } from './page-pictures.ts';

/** The pictures at `pageUrl`, as long as the view that shows them stands. */
export function usePagePictures(pageUrl: PageUrl): PagePictures {
  const pictures = useMemo(() => createPagePictures(pageUrl), [pageUrl]);
  useEffect(() => pictures.forget, [pictures]);
  return pictures;
}

/** The picture of a page, fetched once it is wanted. */
export function usePagePicture(pictures: PagePictures, page: number, isWanted = true): Picture {
  useEffect(() => {
    if (isWanted) void pictures.load(page);
  }, [pictures, page, isWanted]);
  return useSyncExternalStore(
    pictures.subscribe,
    () => pictures.find(page),
    () => pictures.find(page),
  );
}
