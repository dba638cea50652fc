import { createListeners } from '../../ui/create-listeners.ts';
import { request } from '../api/request.ts';

/** Where the picture of a page is, for whoever looks at it; null: it was not shared with them. */
export type PageUrl = (page: number) => string | null;

/** An address of the picture in this page's memory; null: not there yet. */
export type Picture = string | 'failed' | 'not-shared' | null;

/**
 * The pictures of a document's pages, in this page's memory alone: no browser keeps them, so that each is fetched once
 * for all the places that show a piece of it.
 */
export interface PagePictures {
  readonly find: (page: number) => Picture;
  /** Settles when the picture is there or has failed. */
  readonly load: (page: number) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets go of all of them. What is asked for after that is fetched anew. */
  readonly forget: () => void;
}

export function createPagePictures(toUrl: PageUrl): PagePictures {
  let kept = new Map<number, Picture>();
  const loading = new Map<number, Promise<void>>();
  const { tell, subscribe } = createListeners();
  const fetchPicture = async (page: number) => {
    const into = kept;
    const url = toUrl(page);
    if (url === null) return;
    const picture = await request('GET', url)
      .then((answer) => answer.blob())
      .then(URL.createObjectURL, () => 'failed' as const);
    if (into !== kept) return picture === 'failed' ? undefined : URL.revokeObjectURL(picture);
    kept.set(page, picture);
    tell();
  };
  return {
    find: (page) => (toUrl(page) === null ? 'not-shared' : (kept.get(page) ?? null)),
    load: (page) => {
      const begun = loading.get(page) ?? fetchPicture(page);
      loading.set(page, begun);
      return begun;
    },
    subscribe,
    forget: () => {
      for (const picture of kept.values()) if (picture && picture !== 'failed') URL.revokeObjectURL(picture);
      kept = new Map();
      loading.clear();
    },
  };
}
